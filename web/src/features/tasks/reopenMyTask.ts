import type { ApolloClient } from '@apollo/client';
import { errorSentence } from '../../apollo/errors';
import { type CompleteTaskDialog_TaskFragment, ReopenMyTaskDocument } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { toastError } from '../../ui/toast';
import { forgetTaskPages, moveTaskCounts } from './taskCounts';

type Reopenable = Omit<CompleteTaskDialog_TaskFragment, ' $fragmentName'>;

/** Takes a completion back: `task` is what it was before. */
export async function reopenMyTask(client: ApolloClient, task: Reopenable): Promise<void> {
  try {
    await client.mutate({
      mutation: ReopenMyTaskDocument,
      variables: { taskId: task.id },
      optimisticResponse: { reopenMyTask: task },
      update: (cache) => moveTaskCounts(cache, { completed: -1, overdue: Number(task.isOverdue) }),
    });
    forgetTaskPages(client);
  } catch (error) {
    toastError(messages.taskUpdateFailed(errorSentence(error)));
  }
}
