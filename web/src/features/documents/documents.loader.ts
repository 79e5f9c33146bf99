import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/client';
import { DocumentsDocument } from '../../graphql/graphql';
import { readPage } from '../../lib/readPage';
import { readFilters } from './documentFilters';

const PAGE_SIZE = 20;

/** Not awaited: the page shows its frame while the answer is on the way. */
export function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const { category, search } = readFilters(params);
  return preloadQuery(DocumentsDocument, {
    variables: { category, search: search || null, page: readPage(params), limit: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
}
