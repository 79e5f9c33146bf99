import { question } from '../../apollo/question';
import { VolunteerManagementDocument } from '../../graphql/desk/graphql';
import { readDirectoryFilters } from '../directory/directoryFilters';

const PAGE_SIZE = 20;

/** What the page asks for. */
export function ask(params: URLSearchParams) {
  const { search, role, page } = readDirectoryFilters(params);
  return question(VolunteerManagementDocument, {
    search: search.trim() || null,
    role,
    page,
    limit: PAGE_SIZE,
  });
}
