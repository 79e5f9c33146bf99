import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/client';
import { DirectoryDocument } from '../../graphql/graphql';
import { readDirectoryFilters } from './directoryFilters';

// Fills rows of two and of three cards.
const PAGE_SIZE = 24;

/** Not awaited: the page shows its frame while the answer is on the way. */
export function loader({ request }: LoaderFunctionArgs) {
  const { search, role, page } = readDirectoryFilters(new URL(request.url).searchParams);
  return preloadQuery(DirectoryDocument, {
    variables: { search: search.trim() || null, role, page, limit: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
}
