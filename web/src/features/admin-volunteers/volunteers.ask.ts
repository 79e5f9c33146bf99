import { type Place, question } from '../../apollo/question';
import { VolunteerManagementDocument } from '../../graphql/desk/graphql';
import { readDirectoryFilters } from '../directory/directoryFilters';

const PAGE_SIZE = 20;

/** What the page asks for. */
export function ask({ request }: Place) {
  const { search, role, page } = readDirectoryFilters(new URL(request.url).searchParams);
  return question(VolunteerManagementDocument, {
    search: search.trim() || null,
    role,
    page,
    limit: PAGE_SIZE,
  });
}
