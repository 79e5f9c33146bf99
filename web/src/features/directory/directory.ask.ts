import { type Place, question } from '../../apollo/question';
import { DirectoryDocument } from '../../graphql/graphql';
import { readDirectoryFilters } from './directoryFilters';

// Fills rows of two and of three cards.
const PAGE_SIZE = 24;

/** What the page asks for. */
export function ask({ request }: Place) {
  const { search, role, page } = readDirectoryFilters(new URL(request.url).searchParams);
  return question(DirectoryDocument, { search: search.trim() || null, role, page, limit: PAGE_SIZE });
}
