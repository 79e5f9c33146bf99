import type { ExportDirectoryQuery } from '../../graphql/desk/graphql';
import { formatMoment } from '../../lib/dates';
import { memberRole, roleNames } from './volunteerWords';

export type ExportedPerson = ExportDirectoryQuery['directory']['items'][number];

/** The people as a table that opens right in Excel, and in which no cell is taken for a formula. */
export async function directoryCsv(people: readonly ExportedPerson[], timeZone: string): Promise<string> {
  const { unparse } = (await import('papaparse')).default;
  const rows = people.map((person) => ({
    'First name': person.firstName ?? '',
    'Last name': person.lastName ?? '',
    Email: person.email ?? '',
    Phone: person.phone ?? '',
    Role: roleNames[memberRole(person.role)],
    'Last login': person.lastLogin ? formatMoment(person.lastLogin, timeZone) : 'Never logged in',
    Notes: person.notes ?? '',
  }));
  const columns = ['First name', 'Last name', 'Email', 'Phone', 'Role', 'Last login', 'Notes'];
  // Without the mark Excel reads UTF-8 as something else.
  return `\uFEFF${unparse(rows, { columns, header: true, escapeFormulae: true })}`;
}
