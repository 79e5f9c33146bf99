import type { ApolloCache, ApolloClient } from '@apollo/client';

/** Moves the person's counters, which every page shares, when tasks of theirs are completed or taken up again. */
export function moveTaskCounts(cache: ApolloCache, by: { completed: number; overdue: number }): void {
  const moved = (step: number) => (count: number) => Math.max(0, count + step);
  cache.modify({
    id: cache.identify({ __typename: 'TaskStats' }),
    fields: {
      assignedTasks: moved(-by.completed),
      completedTasks: moved(by.completed),
      overdueTasks: moved(by.overdue),
    },
  });
}

/** Which tasks a filter leaves is the server's to say: the list on the screen is asked for anew, the others when opened. */
export function forgetTaskPages(client: ApolloClient): void {
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'myTasks' });
}
