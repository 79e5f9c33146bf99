import type { ApolloClient } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { LiveDocument, type LiveSubscription } from '../graphql/live/graphql';

const TOGETHER_MS = 300;

/** What is shown of events and of one's own tasks. */
const eventQueries = new Set([
  'Dashboard',
  'Calendar',
  'EventMonth',
  'EventDialog',
  'AdminOverview',
  'AdminEvents',
  'AdminEvent',
  'EventAttendees',
]);
const taskQueries = new Set(['Dashboard', 'MyTasks', 'AdminOverview']);

/** How news of the server come into the cache, and with it onto the screen. */
export function takeIn(client: ApolloClient) {
  const document = client.cache.transformDocument(LiveDocument);
  const wanted = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refetch = (names: Set<string>) => {
    for (const name of names) wanted.add(name);
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      const now = new Set(wanted);
      wanted.clear();
      // What fails is asked again with the next news; the screen keeps what it has.
      client
        .refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => now.has(queryName ?? '') })
        .catch(() => undefined);
    }, TOGETHER_MS);
  };
  const known = (typeName: string, id: string) => {
    let found = false;
    client.cache.modify<{ id: string }>({
      id: client.cache.identify({ __typename: typeName, id }) ?? '',
      fields: {
        id: (value) => {
          found = true;
          return value;
        },
      },
    });
    return found;
  };
  const forget = (typeName: string, id: string) => {
    client.cache.evict({ id: client.cache.identify({ __typename: typeName, id }) ?? '' });
  };

  return {
    query: print(document),

    /** Asks again for whatever is on the screen. */
    refetchShown: () => refetch(new Set([...eventQueries, ...taskQueries])),

    /** Events and tasks change where they stand; what is new or gone makes its lists be asked again. */
    apply(update: LiveSubscription['live']): void {
      const { eventId, event, taskId, task } = update;
      if (eventId) {
        if (!event || !known('Event', eventId)) refetch(eventQueries);
        if (!event) forget('Event', eventId);
      }
      if (taskId) {
        // Its counters and its place among the others follow.
        refetch(taskQueries);
        if (!task) forget('MyTask', taskId);
      }
      client.cache.write({
        dataId: 'ROOT_SUBSCRIPTION',
        query: document,
        result: { live: update },
        variables: { secondsBack: 0 },
      });
    },
  };
}
