import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/client';
import { AdminTasksDocument } from '../../graphql/desk/graphql';
import { readPage } from '../../lib/readPage';
import { readFilters } from './adminTaskFilters';

const PAGE_SIZE = 20;

/** Not awaited: the page shows its frame while the answer is on the way. */
export function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const { search, ...filters } = readFilters(params);
  return preloadQuery(AdminTasksDocument, {
    variables: { ...filters, search: search || null, page: readPage(params), limit: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
}
