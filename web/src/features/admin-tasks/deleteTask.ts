import type { ApolloClient } from '@apollo/client';
import { errorCode, errorSentence } from '../../apollo/errors';
import { DeleteTaskDocument } from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { toastError, toastSuccess } from '../../ui/toast';
import { forgetAdminTasks } from './taskPages';

/** Deletes a task for good; tells whether it is gone. */
export async function deleteTask(client: ApolloClient, id: string): Promise<boolean> {
  try {
    await client.mutate({ mutation: DeleteTaskDocument, variables: { id } });
  } catch (error) {
    const sentence = errorSentence(error);
    // Someone has completed it in the meantime: the list is behind.
    if (errorCode(error) === 'CONFLICT') forgetAdminTasks(client);
    if (sentence === deskMessages.completedTaskStays) toastError(sentence);
    else toastError(deskMessages.taskDeleteFailed, sentence);
    return false;
  }
  toastSuccess(deskMessages.taskDeleted);
  forgetAdminTasks(client);
  return true;
}
