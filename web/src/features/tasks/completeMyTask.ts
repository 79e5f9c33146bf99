import type { ApolloClient } from '@apollo/client';
import { errorSentence } from '../../apollo/errors';
import { CompleteMyTaskDocument, type CompleteTaskDialog_TaskFragment } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { toastError, toastSuccess } from '../../ui/toast';

type Completable = Omit<CompleteTaskDialog_TaskFragment, ' $fragmentName'>;

/** Shows the task as completed and its counters moved at once; all of it goes back when the server refuses. */
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
      update: (cache) => {
        cache.modify({
          id: cache.identify({ __typename: 'TaskStats' }),
          fields: {
            assignedTasks: (count: number) => Math.max(0, count - 1),
            completedTasks: (count: number) => count + 1,
            overdueTasks: (count: number) => Math.max(0, count - Number(task.isOverdue)),
          },
        });
      },
    });
    toastSuccess(`${task.title} is completed`);
    return true;
  } catch (error) {
    toastError(messages.taskUpdateFailed(errorSentence(error)));
    return false;
  }
}
