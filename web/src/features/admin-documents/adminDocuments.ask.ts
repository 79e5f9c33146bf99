import { question } from '../../apollo/question';
import { AdminDocumentsDocument } from '../../graphql/desk/graphql';
import { readPage } from '../../lib/readPage';
import { isUploading, readDocumentFilters } from './adminDocumentFilters';

const PAGE_SIZE = 20;

/** What the page asks for; only the list needs its documents. */
export function ask(params: URLSearchParams) {
  const { category, search } = readDocumentFilters(params);
  return question(AdminDocumentsDocument, {
    list: !isUploading(params),
    category,
    search: search.trim() || null,
    page: readPage(params),
    limit: PAGE_SIZE,
  });
}
