import { question } from '../../apollo/question';
import { DirectoryDocument } from '../../graphql/graphql';
import { readDirectoryFilters } from './directoryFilters';

// Fills rows of two and of three cards.
const PAGE_SIZE = 24;

/** What the page asks for. */
export function ask(params: URLSearchParams) {
  const { search, role, page } = readDirectoryFilters(params);
  return question(DirectoryDocument, { search: search.trim() || null, role, page, limit: PAGE_SIZE });
}
