import { preloadQuery } from '../../apollo/client';
import { PlatformOverviewDocument } from '../../graphql/desk/graphql';

/** Not awaited: the page shows its frame while the answer is on the way. */
export function loader() {
  return preloadQuery(PlatformOverviewDocument, { fetchPolicy: 'cache-and-network', errorPolicy: 'all' });
}
