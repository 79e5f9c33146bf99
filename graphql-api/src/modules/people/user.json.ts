import type { Shape } from '../../openapi/shape.js';
import type { Profile } from './user.queries.js';

/** A person as REST shows them to themselves; `notes` is the documented JSON text of the profile fields. */
export function userJson(profile: Profile) {
  const { organization, hasPersonalPassword, ...person } = profile;
  const { firstName, lastName, phone, address, birthday } = person;
  return {
    id: person.id,
    email: person.email,
    firstName,
    lastName,
    phone,
    address,
    birthday,
    role: person.role,
    userType: person.role,
    organizationId: organization?.id ?? null,
    organizationName: organization?.name ?? null,
    timezone: organization?.timezone ?? null,
    notes: JSON.stringify({ firstName, lastName, phone, address, birthday }),
    created_at: person.createdAt,
    lastLogin: person.lastLogin,
    hasPersonalPassword,
  };
}

/** The same for /api/openapi.json. */
export const userShape = {
  id: 'ID',
  email: 'String',
  firstName: 'String?',
  lastName: 'String?',
  phone: 'String?',
  address: 'String?',
  birthday: 'LocalDate?',
  role: 'UserRole',
  userType: 'UserRole',
  organizationId: 'ID?',
  organizationName: 'String?',
  timezone: 'String?',
  notes: 'String',
  created_at: 'DateTime',
  lastLogin: 'DateTime?',
  hasPersonalPassword: 'Boolean',
} satisfies Shape;
