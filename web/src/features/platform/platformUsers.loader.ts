import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/client';
import { PlatformUsersDocument } from '../../graphql/desk/graphql';
import { readUserFilters } from './userFilters';

/** Not awaited: the page shows its frame while the answer is on the way. */
export function loader({ request }: LoaderFunctionArgs) {
  return preloadQuery(PlatformUsersDocument, {
    variables: readUserFilters(new URL(request.url).searchParams),
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
}
