import * as z from 'zod/mini';
import type { TaskCategory, TaskForm_TaskFragment, TaskPriority } from '../../graphql/desk/graphql';

export type TaskValues = {
  title: string;
  description: string;
  dueDate: string;
  priority: TaskPriority;
  category: TaskCategory;
  estimatedHours: string;
  assignToEmails: string[];
};

export const blankTask: TaskValues = {
  title: '',
  description: '',
  dueDate: '',
  priority: 'medium',
  category: 'general',
  estimatedHours: '',
  assignToEmails: [],
};

const MOST_HOURS = 10_000;

/** Counted in characters, as the server does: an emoji is one. */
const atMost = (max: number, label: string) =>
  z.refine<string>((text) => [...text].length <= max, {
    error: `${label} must be at most ${max.toLocaleString('en-US')} characters`,
  });

/** What the server will ask of a task, told before it is sent. */
export const taskSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Title is required'), atMost(200, 'Title')),
  description: z.string().check(z.trim(), atMost(10_000, 'Description')),
  dueDate: z.string(),
  priority: z.enum(['urgent', 'high', 'medium', 'low']),
  category: z.enum(['training', 'event_prep', 'administrative', 'marketing', 'mentoring', 'general']),
  estimatedHours: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || (/^\d*\.?\d{1,2}$/.test(text) && Number(text) <= MOST_HOURS), {
      error: 'Enter hours from 0 to 10,000, with at most two decimals',
    }),
  ),
  assignToEmails: z.array(z.string()),
});

/** A task as the form holds it. */
export function valuesOf(task: Omit<TaskForm_TaskFragment, ' $fragmentName'>): TaskValues {
  return {
    title: task.title,
    description: task.description ?? '',
    dueDate: task.dueDate ?? '',
    priority: task.priority,
    category: task.category,
    estimatedHours: task.estimatedHours === null ? '' : String(task.estimatedHours),
    assignToEmails: [],
  };
}

/** What the form sends; what was left blank is none. */
export function inputOf({ description, dueDate, estimatedHours, title, priority, category }: TaskValues) {
  return {
    title,
    description: description || null,
    dueDate: dueDate || null,
    priority,
    category,
    estimatedHours: estimatedHours === '' ? null : Number(estimatedHours),
  };
}
