import type { ApolloClient } from '@apollo/client';
import { errorSentence } from '../../apollo/errors';
import { DuplicateTaskDocument } from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { toastError, toastSuccess } from '../../ui/toast';
import { forgetAdminTasks } from './taskPages';

/** Makes the same task once more, for nobody yet and without a due date. */
export async function duplicateTask(client: ApolloClient, id: string, title: string): Promise<void> {
  try {
    await client.mutate({ mutation: DuplicateTaskDocument, variables: { id } });
    toastSuccess(`A copy of ${title} is at the top of the list`);
    forgetAdminTasks(client);
  } catch (error) {
    toastError(deskMessages.taskCreateFailed, errorSentence(error));
  }
}
