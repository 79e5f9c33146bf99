import type { MemberRole } from '../../graphql/desk/graphql';
import { fullName } from '../directory/personWords';

type Person = { firstName: string | null; lastName: string | null; email: string | null };

/** What people read for a role. */
export const roleNames: Record<MemberRole, string> = { volunteer: 'Volunteer', nonprofit_admin: 'Admin' };

export const roleChoices = [
  { value: 'volunteer', label: roleNames.volunteer },
  { value: 'nonprofit_admin', label: roleNames.nonprofit_admin },
] as const;

/** The name, or what else tells a person from others. */
export const nameOf = (person: Person): string =>
  fullName(person) || person.email || 'Record without name and e-mail';

/** The roles of an organization; a super administrator never stands in a directory. */
export const memberRole = (role: string): MemberRole =>
  role === 'nonprofit_admin' ? 'nonprofit_admin' : 'volunteer';
