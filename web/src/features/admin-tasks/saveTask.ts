import type { ApolloClient } from '@apollo/client';
import { errorFields, errorSentence } from '../../apollo/errors';
import { CreateTaskDocument, UpdateTaskDocument } from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { toastError, toastSuccess } from '../../ui/toast';
import { forgetAdminTasks } from './taskPages';
import { inputOf, type TaskValues } from './taskSchema';

/** What is wrong with which field; null when it was saved. */
export type Refusal = Record<string, string> | null;

/** Creates a task and assigns it, or does neither. */
export async function createTask(client: ApolloClient, values: TaskValues): Promise<Refusal> {
  const input = { ...inputOf(values), assignToEmails: values.assignToEmails };
  try {
    await client.mutate({ mutation: CreateTaskDocument, variables: { input } });
  } catch (error) {
    return refusalOf(error, deskMessages.taskCreateFailed);
  }
  toastSuccess(deskMessages.taskCreated);
  forgetAdminTasks(client);
  return null;
}

/** Saves what a task says; who has it stays. */
export async function updateTask(client: ApolloClient, id: string, values: TaskValues): Promise<Refusal> {
  try {
    await client.mutate({ mutation: UpdateTaskDocument, variables: { id, input: inputOf(values) } });
  } catch (error) {
    return refusalOf(error, deskMessages.taskSaveFailed);
  }
  toastSuccess(deskMessages.taskUpdated);
  return null;
}

function refusalOf(error: unknown, failure: string): Record<string, string> {
  const wrong = errorFields(error);
  if (Object.keys(wrong).length === 0) toastError(failure, errorSentence(error));
  return wrong;
}
