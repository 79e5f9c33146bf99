import { question } from '../../apollo/question';
import { DocumentsDocument } from '../../graphql/graphql';
import { readPage } from '../../lib/readPage';
import { readFilters } from './documentFilters';

const PAGE_SIZE = 20;

/** What the page asks for. */
export function ask(params: URLSearchParams) {
  const { category, search } = readFilters(params);
  return question(DocumentsDocument, {
    category,
    search: search || null,
    page: readPage(params),
    limit: PAGE_SIZE,
  });
}
