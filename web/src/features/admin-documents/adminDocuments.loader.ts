import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/client';
import { AdminDocumentsDocument } from '../../graphql/desk/graphql';
import { readPage } from '../../lib/readPage';
import { isUploading, readDocumentFilters } from './adminDocumentFilters';

const PAGE_SIZE = 20;

/** Not awaited: the page shows its frame while the answer is on the way; only the list needs its documents. */
export function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const { category, search } = readDocumentFilters(params);
  return preloadQuery(AdminDocumentsDocument, {
    variables: {
      list: !isUploading(params),
      category,
      search: search.trim() || null,
      page: readPage(params),
      limit: PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
}
