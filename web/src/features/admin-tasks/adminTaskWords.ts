import type { TaskStatus } from '../../graphql/desk/graphql';
import type { Tone } from '../../ui/tones';

const statuses: Record<TaskStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'stone' },
  in_progress: { label: 'In progress', tone: 'blue' },
  completed: { label: 'Completed', tone: 'green' },
};

/** The status chip of a task; an overdue one says so instead. */
export const taskStatusWords = (status: TaskStatus, isOverdue: boolean): { label: string; tone: Tone } =>
  isOverdue && status !== 'completed' ? { label: 'overdue', tone: 'red' } : statuses[status];

/** '2 of 5 completed', or that nobody has the task. */
export const progressText = (task: { assignmentCount: number; completedAssignments: number }): string =>
  task.assignmentCount === 0
    ? 'Assigned to nobody yet'
    : `${task.completedAssignments} of ${task.assignmentCount} completed`;

type Assignee = { userName: string | null; userEmail: string | null };

/** What an assignee is called where there may be no name. */
export const assigneeName = ({ userName, userEmail }: Assignee): string =>
  userName || userEmail || 'Former member';

const NAMED = 3;

/** 'Ada Stone, Leo Park, Mia Chen and 4 more' */
export function assigneesText(assignees: Assignee[]): string {
  const names = assignees.slice(0, NAMED).map(assigneeName);
  if (assignees.length > NAMED) names.push(`${assignees.length - NAMED} more`);
  return new Intl.ListFormat('en').format(names);
}
