import type { ImportVolunteerRow } from '../../graphql/desk/graphql';
import type { FileRow } from './peopleFile';

export const importFields = ['name', 'lastName', 'email', 'role', 'notes'] as const;
export type ImportField = (typeof importFields)[number];

/** Which column of the file holds what; null: none does. */
export type Mapping = Record<ImportField, number | null>;

export const fieldLabels: Record<ImportField, string> = {
  name: 'Name or first name*',
  lastName: 'Last name',
  email: 'Email*',
  role: 'Role',
  notes: 'Notes',
};

const known: Record<ImportField, RegExp> = {
  name: /^(full ?name|name|first ?name|given ?name|volunteer ?name|volunteer)$/,
  lastName: /^(last ?name|surname|family ?name)$/,
  email: /^(e-?mail)( ?address)?$/,
  role: /^(role|type)$/,
  notes: /^(notes?|comments?|admin ?notes)$/,
};

/** Finds the columns by their usual names. */
export function guessMapping(columns: readonly string[]): Mapping {
  const names = columns.map((column) => column.toLowerCase().replaceAll('_', ' ').trim());
  const find = (field: ImportField) => {
    const index = names.findIndex((name) => known[field].test(name));
    return index < 0 ? null : index;
  };
  return {
    name: find('name'),
    lastName: find('lastName'),
    email: find('email'),
    role: find('role'),
    notes: find('notes'),
  };
}

/** The rows as the server takes them. */
export function toImportRows(rows: readonly FileRow[], mapping: Mapping): ImportVolunteerRow[] {
  return rows.map(({ line, cells }) => {
    const cell = (field: ImportField) => {
      const column = mapping[field];
      return column === null ? '' : (cells[column] ?? '').trim();
    };
    return {
      line,
      name: [cell('name'), cell('lastName')].filter(Boolean).join(' '),
      email: cell('email'),
      role: roleOf(cell('role')),
      notes: cell('notes') || null,
    };
  });
}

/** What people write for a role, as the server spells it; anything else is the server's to refuse. */
function roleOf(text: string): string {
  if (/^(admin|administrator|nonprofit[ _]admin)$/i.test(text)) return 'nonprofit_admin';
  return /^volunteer$/i.test(text) ? 'volunteer' : text;
}
