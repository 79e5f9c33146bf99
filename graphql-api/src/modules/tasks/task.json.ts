import { snakeKeys } from '../../rest.js';
import type { getTask } from './task.service.js';

/** A task as REST shows it to admins. */
export function taskJson(task: Awaited<ReturnType<typeof getTask>>) {
  return { ...snakeKeys(task), assignments: task.assignments.map(snakeKeys) };
}
