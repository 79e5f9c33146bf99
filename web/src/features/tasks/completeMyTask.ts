import type { ApolloClient } from '@apollo/client';
import { errorSentence } from '../../apollo/errors';
import { CompleteMyTaskDocument, type CompleteTaskDialog_TaskFragment } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { toastError, toastSuccess } from '../../ui/toast';
import { reopenMyTask } from './reopenMyTask';
import { moveTaskCounts } from './taskCounts';

type Completable = Omit<CompleteTaskDialog_TaskFragment, ' $fragmentName'>;

/** Shows the task as completed and its counters moved at once, takes it back when the server refuses, and offers to undo it. */
export async function completeMyTask(
  client: ApolloClient,
  task: Completable,
  notes: string,
): Promise<boolean> {
  const completionNotes = notes.trim() || null;
  try {
    await client.mutate({
      mutation: CompleteMyTaskDocument,
      variables: { taskId: task.id, completionNotes },
      optimisticResponse: {
        completeMyTask: {
          ...task,
          assignmentStatus: 'completed',
          isOverdue: false,
          completedAt: new Date().toISOString(),
          completionNotes,
        },
      },
      update: (cache) => moveTaskCounts(cache, { completed: 1, overdue: -Number(task.isOverdue) }),
    });
    toastSuccess(`${task.title} is completed`, () => void reopenMyTask(client, task));
    return true;
  } catch (error) {
    toastError(messages.taskUpdateFailed(errorSentence(error)));
    return false;
  }
}
