import { preloadQuery } from '../../apollo/client';
import { DashboardDocument } from '../../graphql/graphql';

/** Not awaited: the page shows its frame while the answer is on the way. */
export function loader() {
  return preloadQuery(DashboardDocument, { fetchPolicy: 'cache-and-network', errorPolicy: 'all' });
}
