import type { AssignmentStatus, TaskCategory, TaskPriority } from '../../graphql/graphql';
import { daysBetween } from '../../lib/dates';
import type { Tone } from '../../ui/tones';

type Words = { label: string; tone: Tone };

export const priorities: Record<TaskPriority, Words> = {
  urgent: { label: 'Urgent', tone: 'red' },
  high: { label: 'High', tone: 'orange' },
  medium: { label: 'Medium', tone: 'blue' },
  low: { label: 'Low', tone: 'stone' },
};

export const taskCategories: Record<TaskCategory, string> = {
  training: 'Training',
  event_prep: 'Event prep',
  administrative: 'Administrative',
  marketing: 'Marketing',
  mentoring: 'Mentoring',
  general: 'General',
};

const statuses: Record<AssignmentStatus, Words> = {
  assigned: { label: 'Assigned', tone: 'pine' },
  in_progress: { label: 'In progress', tone: 'blue' },
  completed: { label: 'Completed', tone: 'green' },
};

/** The status chip; an overdue task says so instead of its status. */
export function statusWords(status: AssignmentStatus, isOverdue: boolean): Words {
  return isOverdue && status !== 'completed' ? { label: 'overdue', tone: 'red' } : statuses[status];
}

/** Overdue red, today orange, within three days yellow, otherwise blue; what is done or undated has no colour. */
export function dueTone(due: string | null, today: string, status: AssignmentStatus): Tone | null {
  if (!due || status === 'completed') return null;
  const days = daysBetween(today, due);
  if (days < 0) return 'red';
  if (days === 0) return 'orange';
  return days <= 3 ? 'yellow' : 'blue';
}
