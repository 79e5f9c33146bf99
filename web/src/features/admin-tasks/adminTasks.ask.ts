import { question } from '../../apollo/question';
import { AdminTasksDocument } from '../../graphql/desk/graphql';
import { readPage } from '../../lib/readPage';
import { readFilters } from './adminTaskFilters';

const PAGE_SIZE = 20;

/** What the page asks for. */
export function ask(params: URLSearchParams) {
  const { search, ...filters } = readFilters(params);
  return question(AdminTasksDocument, {
    ...filters,
    search: search || null,
    page: readPage(params),
    limit: PAGE_SIZE,
  });
}
