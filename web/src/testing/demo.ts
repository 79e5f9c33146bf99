import type { ResolversByType } from './schemaLink';

type Fields = Record<string, unknown>;

export const TODAY = '2026-11-21';

/** A kitchen shift on the coming Saturday, with free seats and no answer yet. */
export const anEvent = (fields: Fields = {}): Fields => ({
  id: 'event-1',
  title: 'Kitchen shift',
  description: 'Soup and bread.\nJoin Meeting: https://meet.example.org/kitchen',
  location: 'Harbor Kitchen, 12 Pier Road',
  startDate: '2026-11-28',
  endDate: '2026-11-28',
  startTime: '09:30',
  endTime: '12:00',
  isAllDay: false,
  eventType: 'volunteer_event',
  maxVolunteers: 10,
  confirmedSignups: 3,
  userRsvpStatus: null,
  canSignup: true,
  hasEnded: false,
  creatorName: 'Ada',
  creatorLastname: 'Stone',
  ...fields,
});

/** An assigned task that is due tomorrow. */
export const aTask = (fields: Fields = {}): Fields => ({
  id: 'task-1',
  title: 'Print the flyers',
  priority: 'high',
  category: 'event_prep',
  dueDate: '2026-11-22',
  assignmentStatus: 'assigned',
  isOverdue: false,
  completedAt: null,
  completionNotes: null,
  ...fields,
});

/** A pinned handbook. */
export const aDocument = (fields: Fields = {}): Fields => ({
  id: 'document-1',
  title: 'Volunteer handbook',
  category: 'guidelines',
  isPinned: true,
  fileName: 'handbook.pdf',
  fileType: 'application/pdf',
  fileSizeMb: 1.25,
  createdAt: '2026-11-02T15:00:00.000Z',
  ...fields,
});

/** The dashboard of Maria at Harbor Kitchen with what `fields` name. */
export const aDashboard = (fields: Fields = {}): ResolversByType => ({
  Viewer: { id: 'person-1', firstName: 'Maria' },
  Organization: { id: 'organization-1', name: 'Harbor Kitchen', timezone: 'America/New_York', today: TODAY },
  VolunteerDashboard: {
    taskStats: { totalTasks: 3, assignedTasks: 2, completedTasks: 1, overdueTasks: 0 },
    events: [],
    tasks: [],
    documents: [],
    ...fields,
  },
});
