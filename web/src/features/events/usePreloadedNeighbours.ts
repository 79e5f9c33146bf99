import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { EventMonthDocument } from '../../graphql/graphql';
import { addMonths, type Month } from '../../lib/dates';

const REST_MS = 300;

/** Fetches the months beside the one that is shown, so that the arrows find them there. */
export function usePreloadedNeighbours({ year, month }: Month): void {
  const client = useApolloClient();
  useEffect(() => {
    // Who leafs through the year in haste does not fetch all of it twice.
    const timer = setTimeout(() => {
      for (const step of [1, -1]) {
        const variables = addMonths({ year, month }, step);
        // A failure is no matter here: turning to the month asks again.
        client.query({ query: EventMonthDocument, variables }).catch(() => null);
      }
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [client, year, month]);
}
