import type { ApolloClient } from '@apollo/client';
import { errorSentence } from '../../apollo/errors';
import { type DirectoryRoleFilter, ExportDirectoryDocument } from '../../graphql/desk/graphql';
import { toastError, toastSuccess } from '../../ui/toast';
import { saveCsv } from '../admin-events/attendeesCsv';
import { directoryCsv, type ExportedPerson } from './directoryCsv';

export type ExportFilters = { search: string; role: DirectoryRoleFilter };

/** Saves everybody whom search and filter leave as a CSV file. */
export async function exportDirectory(
  client: ApolloClient,
  { search, role }: ExportFilters,
  timeZone: string,
): Promise<void> {
  try {
    const people: ExportedPerson[] = [];
    for (let page = 1, totalPages = 1; page <= totalPages; page++) {
      const { data } = await client.query({
        query: ExportDirectoryDocument,
        variables: { search: search.trim() || null, role, page },
        fetchPolicy: 'no-cache',
      });
      if (!data) break;
      people.push(...data.directory.items);
      totalPages = data.directory.pageInfo.totalPages;
    }
    saveCsv(await directoryCsv(people, timeZone), 'volunteer-directory.csv');
    toastSuccess(people.length === 1 ? '1 person exported' : `${people.length} people exported`);
  } catch (error) {
    toastError('The directory could not be exported', errorSentence(error));
  }
}
