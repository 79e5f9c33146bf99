import type { ApolloClient } from '@apollo/client';

/** Brings every list on the screen up to date; those of other pages ask anew when they open. */
export async function reloadEvents(client: ApolloClient): Promise<void> {
  // A failure keeps what is shown; the connection banner tells why.
  await client.refetchQueries({ include: 'active' }).catch(() => null);
}
