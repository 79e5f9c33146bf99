import type { DirectoryRow } from './directory.queries.js';

/**
 * A person as REST documents them: what was never filled in reads 'Not set' and 'Not provided', and `notes` is
 * the JSON text of the admins' notes and the names, for admins only.
 */
export function volunteerJson(person: DirectoryRow, seesNotes: boolean) {
  const { firstName, lastName, notes: adminNotes } = person;
  const volunteerName = [firstName, lastName].filter(Boolean).join(' ') || null;
  return {
    ...person,
    firstName: firstName || 'Not set',
    lastName: lastName || 'Not set',
    phone: person.phone || 'Not provided',
    notes: seesNotes ? JSON.stringify({ adminNotes, volunteerName, firstName, lastName }) : null,
  };
}
