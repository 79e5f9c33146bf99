import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/client';
import { VolunteerManagementDocument } from '../../graphql/desk/graphql';
import { readDirectoryFilters } from '../directory/directoryFilters';

const PAGE_SIZE = 20;

/** Not awaited: the page shows its frame while the answer is on the way. */
export function loader({ request }: LoaderFunctionArgs) {
  const { search, role, page } = readDirectoryFilters(new URL(request.url).searchParams);
  return preloadQuery(VolunteerManagementDocument, {
    variables: { search: search.trim() || null, role, page, limit: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
}
