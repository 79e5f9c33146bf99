import type { DocumentCategory, DocumentVisibility } from '../../modules/documents/document.entity.js';
import type { EventType } from '../../modules/events/event.entity.js';
import type { TaskCategory, TaskPriority } from '../../modules/tasks/task.entity.js';
import type { DemoClock, Weekday } from './clock.js';

/** One demo organization. People are named by their keys everywhere else. */
export interface OrganizationPlan {
  name: string;
  description: string;
  website: string;
  phone: string;
  address: string;
  timezone: string;
  /** The password its members share. */
  password: string;
  foundedDaysAgo: number;
  admin: string;
  volunteer: string;
  people: Record<string, PersonPlan>;
  events: (clock: DemoClock) => EventPlan[];
  tasks: TaskPlan[];
  documents: DocumentPlan[];
}

export interface PersonPlan {
  /** null: an imported record that cannot sign in. */
  email: string | null;
  isAdmin?: boolean;
  first?: string;
  last?: string;
  phone?: string;
  address?: string;
  birthday?: string;
  notes?: string;
  joinedDaysAgo: number;
  /** Missing: never. */
  lastLoginDaysAgo?: number;
  /** Signs in with a password of their own, which nobody else knows. */
  hasPersonalPassword?: boolean;
  leftDaysAgo?: number;
}

export interface EventPlan {
  title: string;
  description: string;
  location?: string;
  start: string;
  /** The same day when missing. */
  end?: string;
  /** Both missing: all day. */
  from?: string;
  to?: string;
  type?: EventType;
  max?: number;
  meeting?: { link: string; id: string; passcode: string };
  by: string;
  yes?: string[];
  /** Said yes first and gave the seat back. */
  no?: string[];
  notes?: Record<string, string>;
}

export interface TaskPlan {
  title: string;
  description: string;
  /** Days from today; missing: no due date. */
  due?: number;
  priority?: TaskPriority;
  category?: TaskCategory;
  hours?: number;
  by: string;
  assignedDaysAgo: number;
  /** What each assignee has done so far. */
  to: Record<string, 'assigned' | 'started' | CompletionPlan>;
}

export interface CompletionPlan {
  doneDaysAgo: number;
  notes?: string;
  feedback?: string;
  /** The admin who marked it complete for the volunteer. */
  by?: string;
}

export interface DocumentPlan {
  title: string;
  description: string;
  category: DocumentCategory;
  visibility: DocumentVisibility;
  isPinned?: boolean;
  fileName: string;
  by: string;
  daysAgo: number;
  make: () => Buffer;
}

interface Series extends Omit<EventPlan, 'start' | 'end' | 'yes' | 'no' | 'notes'> {
  weekday: Weekday;
  /** How many weeks it reaches back and forward. */
  weeks: [back: number, forward: number];
  /** Who takes turns, week by week; the regulars of a crew stand first. */
  crews: string[][];
  /** What is different in single weeks. */
  exceptions?: Record<number, Pick<EventPlan, 'yes' | 'no' | 'notes'>>;
}

/** A weekly event: past weeks had their whole crew, coming ones fill up the closer they are. */
export function weekly(clock: DemoClock, series: Series): EventPlan[] {
  const { weekday, weeks, crews, exceptions = {}, ...event } = series;
  const [back, forward] = weeks;
  return Array.from({ length: back + forward + 1 }, (_, index) => {
    const week = index - back;
    const crew = crews[index % crews.length] ?? [];
    const yes = week <= 0 ? crew : crew.slice(0, Math.max(1, crew.length - 2 * week));
    return { ...event, start: clock.weekday(weekday, week), yes, ...exceptions[week] };
  });
}
