import type { MemberRole } from '../../graphql/desk/graphql';
import { readPage } from '../../lib/readPage';

export const roleOptions: { value: MemberRole; label: string }[] = [
  { value: 'volunteer', label: 'Volunteer' },
  { value: 'nonprofit_admin', label: 'Admin' },
];

/** What the address asks for; what it spells wrongly counts as left out. */
export function readUserFilters(params: URLSearchParams) {
  const organizationId = params.get('organization');
  return {
    organizationId: /^[0-9a-f-]{36}$/.test(organizationId ?? '') ? organizationId : null,
    role: roleOptions.find(({ value }) => value === params.get('role'))?.value ?? null,
    search: params.get('search')?.slice(0, 200) || null,
    page: readPage(params),
  };
}
