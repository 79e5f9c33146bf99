import { question } from '../../apollo/question';
import { MyTasksDocument } from '../../graphql/graphql';
import { readPage } from '../../lib/readPage';
import { readFilters } from './myTaskFilters';

const PAGE_SIZE = 20;

/** What the page asks for. */
export function ask(params: URLSearchParams) {
  return question(MyTasksDocument, { ...readFilters(params), page: readPage(params), limit: PAGE_SIZE });
}
