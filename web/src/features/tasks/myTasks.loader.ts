import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/client';
import { MyTasksDocument } from '../../graphql/graphql';
import { readPage } from '../../lib/readPage';
import { readFilters } from './myTaskFilters';

const PAGE_SIZE = 20;

/** Not awaited: the page shows its frame while the answer is on the way. */
export function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  return preloadQuery(MyTasksDocument, {
    variables: { ...readFilters(params), page: readPage(params), limit: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
}
