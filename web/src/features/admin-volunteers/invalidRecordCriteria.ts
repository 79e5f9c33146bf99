import type { InvalidRecord_EntryFragment, InvalidRecordCriteria } from '../../graphql/desk/graphql';
import { memberRole, roleNames } from './volunteerWords';

export type InvalidRecord = Omit<InvalidRecord_EntryFragment, ' $fragmentName'>;
export type Criterion = 'role' | 'firstName' | 'lastName' | 'notes';

const labels: Record<Criterion, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  notes: 'Notes',
  role: 'Role',
};
const order: Criterion[] = ['firstName', 'lastName', 'notes', 'role'];

const textOf = (record: InvalidRecord, name: Criterion): string => record[name]?.trim() ?? '';

/** What tells a record apart from others: what it holds, and how that reads. */
export function criteriaOf(record: InvalidRecord): { name: Criterion; label: string; text: string }[] {
  return order
    .filter((name) => textOf(record, name) !== '')
    .map((name) => ({
      name,
      label: labels[name],
      text: name === 'role' ? roleNames[memberRole(record.role)] : textOf(record, name),
    }));
}

/** The same as the server asks for it. */
export function asInput(record: InvalidRecord, names: readonly Criterion[]): InvalidRecordCriteria {
  return Object.fromEntries(
    names.map((name) => [name, name === 'role' ? memberRole(record.role) : textOf(record, name)]),
  );
}

/** The records that agree with this one in all of `names`; without any, none. */
export function matching(
  records: readonly InvalidRecord[],
  record: InvalidRecord,
  names: readonly Criterion[],
): InvalidRecord[] {
  if (names.length === 0) return [];
  return records.filter((other) => names.every((name) => textOf(other, name) === textOf(record, name)));
}
