import type { Shape } from '../../openapi/shape.js';
import type { DirectoryRow } from './directory.queries.js';

/**
 * A person as REST documents them: what was never filled in reads 'Not set' and 'Not provided', and `notes` is
 * the JSON text of the admins' notes and the names, for admins only.
 */
export function volunteerJson(person: DirectoryRow, seesNotes: boolean) {
  const { hasPersonalPassword: _, ...shown } = person;
  const { firstName, lastName, notes: adminNotes } = shown;
  const volunteerName = [firstName, lastName].filter(Boolean).join(' ') || null;
  return {
    ...shown,
    firstName: firstName || 'Not set',
    lastName: lastName || 'Not set',
    phone: shown.phone || 'Not provided',
    notes: seesNotes ? JSON.stringify({ adminNotes, volunteerName, firstName, lastName }) : null,
  };
}

/** The same for /api/openapi.json. */
export const volunteerShape = {
  id: 'ID',
  email: 'String?',
  firstName: 'String',
  lastName: 'String',
  phone: 'String',
  role: 'UserRole',
  notes: 'String?',
  lastLogin: 'DateTime?',
} satisfies Shape;
