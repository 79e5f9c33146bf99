import { daysBetween, formatDate } from '../../lib/dates';

type Activity = {
  activityType: string;
  title: string;
  description: string | null;
  assigneeFirstName: string | null;
  assigneeLastName: string | null;
  assigneeEmail: string | null;
};

/** What happened: who was assigned what, or the words that came with it. */
export function activityText(activity: Activity): string {
  const { activityType, title, description, assigneeFirstName, assigneeLastName, assigneeEmail } = activity;
  if (activityType !== 'task_assigned') return description || title;
  const name = [assigneeFirstName, assigneeLastName].filter(Boolean).join(' ');
  return `Task "${title}" assigned to ${name || assigneeEmail || 'Someone'}`;
}

const WEEK = 7;

/** '3 days overdue', 'Due today', 'Due tomorrow', 'Due in 5 days', 'Due Dec 24, 2026' or 'No due date'. */
export function dueLabel(due: string | null, today: string, isDone = false): string {
  if (!due) return 'No due date';
  const days = daysBetween(today, due);
  // What is done is not overdue any more.
  if (days < 0 && !isDone) return `${-days} ${days === -1 ? 'day' : 'days'} overdue`;
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  return days > 0 && days <= WEEK ? `Due in ${days} days` : `Due ${formatDate(due)}`;
}

/** Whether the due date has passed while the work is still to do. */
export const isOverdue = (due: string | null, today: string, isDone: boolean): boolean =>
  due !== null && !isDone && due < today;
