import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { EventAttendeesDocument } from '../../graphql/desk/graphql';

/** Everybody who answered an event: the first hundred at once, the rest as it comes. */
export function useAttendees(eventId: string | null) {
  const variables = { eventId: eventId ?? '', page: 1 };
  const { data, error, refetch, fetchMore } = useQuery(
    EventAttendeesDocument,
    eventId ? { variables, fetchPolicy: 'network-only', errorPolicy: 'all' } : skipToken,
  );
  const page = data?.eventAttendees;
  const loaded = page?.items.length ?? 0;
  const isComplete = page !== undefined && loaded >= page.pageInfo.totalItems;

  useEffect(() => {
    if (loaded === 0 || isComplete) return;
    void fetchMore({
      variables: { page: Math.floor(loaded / 100) + 1 },
      updateQuery: (before, { fetchMoreResult }) => {
        const { items, pageInfo } = fetchMoreResult.eventAttendees;
        const known = new Set(before.eventAttendees.items.map(({ userId }) => userId));
        const added = items.filter(({ userId }) => !known.has(userId));
        // Somebody took an answer back meanwhile: what has come is all there is.
        const all = [...before.eventAttendees.items, ...added];
        const totalItems = added.length > 0 ? pageInfo.totalItems : all.length;
        return {
          ...before,
          eventAttendees: { ...before.eventAttendees, items: all, pageInfo: { ...pageInfo, totalItems } },
        };
      },
    }).catch(() => null);
  }, [loaded, isComplete, fetchMore]);

  return { event: data?.event, attendees: page?.items ?? [], isComplete, error, refetch };
}
