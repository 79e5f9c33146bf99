import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/client';
import { AdminEventsDocument } from '../../graphql/desk/graphql';
import { readPage } from '../../lib/readPage';
import { readEventFilters, readView } from './adminEventFilters';

const PAGE_SIZE = 20;

/** Not awaited: the page shows its frame while the answer is on the way; only the list needs its events. */
export function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const { search, ...filters } = readEventFilters(params);
  return preloadQuery(AdminEventsDocument, {
    variables: {
      list: readView(params) === 'list',
      ...filters,
      search: search.trim() || null,
      page: readPage(params),
      limit: PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
}
