import type { ApolloClient } from '@apollo/client';
import { errorFields, errorSentence } from '../../apollo/errors';
import {
  AssignTaskDocument,
  CompleteAssignmentDocument,
  type TaskAssignees_TaskFragment,
  UnassignTaskDocument,
} from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { toastError, toastSuccess } from '../../ui/toast';
import { assigneeName } from './adminTaskWords';
import type { Refusal } from './saveTask';
import { forgetAdminTasks } from './taskPages';

export type AssignedTask = Omit<TaskAssignees_TaskFragment, ' $fragmentName'>;
export type Assignee = AssignedTask['assignments'][number];

/** Completes a task for one assignee: shown at once, taken back when the server refuses. */
export async function completeAssignment(
  client: ApolloClient,
  task: AssignedTask,
  userId: string,
  feedback: string,
): Promise<boolean> {
  const adminFeedback = feedback.trim() || null;
  const done = { status: 'completed', completedAt: new Date().toISOString(), adminFeedback } as const;
  const assignments = task.assignments.map((one) => (one.userId === userId ? { ...one, ...done } : one));
  try {
    await client.mutate({
      mutation: CompleteAssignmentDocument,
      variables: { taskId: task.id, userId, adminFeedback },
      optimisticResponse: { completeAssignment: withAssignments(task, assignments) },
    });
  } catch (error) {
    toastError(deskMessages.taskCompleteFailed, errorSentence(error));
    return false;
  }
  toastSuccess(deskMessages.taskCompletedFor);
  forgetAdminTasks(client);
  return true;
}

/** Takes a task from an assignee at once, and offers to undo it. */
export async function unassignTask(
  client: ApolloClient,
  task: AssignedTask,
  person: Assignee,
): Promise<void> {
  const { userId, userEmail } = person;
  const assignments = task.assignments.filter((one) => one.userId !== userId);
  try {
    await client.mutate({
      mutation: UnassignTaskDocument,
      variables: { taskId: task.id, userId },
      optimisticResponse: { unassignTask: withAssignments(task, assignments) },
    });
  } catch (error) {
    toastError(deskMessages.taskSaveFailed, errorSentence(error));
    return;
  }
  const undo = userEmail ? () => void assignTask(client, task.id, [userEmail]) : undefined;
  toastSuccess(`${assigneeName(person)} no longer has this task`, undo);
  forgetAdminTasks(client);
}

/** Assigns a task to more people; tells what is wrong with which address, or null when they have it. */
export async function assignTask(client: ApolloClient, taskId: string, emails: string[]): Promise<Refusal> {
  try {
    await client.mutate({ mutation: AssignTaskDocument, variables: { taskId, emails } });
  } catch (error) {
    const wrong = errorFields(error);
    if (Object.keys(wrong).length === 0) toastError(deskMessages.taskSaveFailed, errorSentence(error));
    return wrong;
  }
  toastSuccess(deskMessages.taskUpdated);
  forgetAdminTasks(client);
  return null;
}

/** The task as the server will have it: completed once all of its assignees are done. */
function withAssignments(task: AssignedTask, assignments: Assignee[]): AssignedTask {
  const completed = assignments.filter(({ status }) => status === 'completed').length;
  const isDone = completed > 0 && completed === assignments.length;
  return {
    ...task,
    assignments,
    assignmentCount: assignments.length,
    completedAssignments: completed,
    status: isDone ? 'completed' : completed > 0 ? 'in_progress' : 'pending',
    isOverdue: task.isOverdue && !isDone,
    viewerCanDelete: !isDone,
  };
}
