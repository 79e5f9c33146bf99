import type { ApolloClient } from '@apollo/client';

/** Which tasks stand on which page is the server's to say: the list on the screen is asked for anew, the others when opened. */
export function forgetAdminTasks(client: ApolloClient): void {
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminTasks' });
}
