import { question } from '../../apollo/question';
import { AdminEventsDocument } from '../../graphql/desk/graphql';
import { readPage } from '../../lib/readPage';
import { readEventFilters, readView } from './adminEventFilters';

const PAGE_SIZE = 20;

/** What the page asks for; only the list needs its events. */
export function ask(params: URLSearchParams) {
  const { search, ...filters } = readEventFilters(params);
  return question(AdminEventsDocument, {
    list: readView(params) === 'list',
    ...filters,
    search: search.trim() || null,
    page: readPage(params),
    limit: PAGE_SIZE,
  });
}
