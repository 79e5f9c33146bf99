import { preloadQuery } from '../../apollo/client';
import { AdminOverviewDocument } from '../../graphql/desk/graphql';

/** Not awaited: the page shows its frame while the answer is on the way. */
export function loader() {
  return preloadQuery(AdminOverviewDocument, { fetchPolicy: 'cache-and-network', errorPolicy: 'all' });
}
