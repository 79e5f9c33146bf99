import type { DirectoryRoleFilter } from '../../graphql/graphql';
import { readPage } from '../../lib/readPage';

export const roleOptions: readonly { value: DirectoryRoleFilter; label: string }[] = [
  { value: 'all', label: 'All Roles' },
  { value: 'nonprofit_admin', label: 'Admins' },
  { value: 'volunteer', label: 'Volunteers' },
];

// What the server accepts.
export const SEARCH_LENGTH = 200;

/** The search and the filter that stand in the address; what it spells wrongly counts as left out. */
export function readDirectoryFilters(params: URLSearchParams) {
  const role = params.get('role');
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_LENGTH),
    role: roleOptions.find(({ value }) => value === role)?.value ?? 'all',
    page: readPage(params),
  } as const;
}

/** The address with one value changed; anything but a change of page starts again at the first. */
export function withDirectoryFilter(
  params: URLSearchParams,
  name: 'search' | 'role' | 'page',
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  const isDefault =
    value === '' || (name === 'role' && value === 'all') || (name === 'page' && value === '1');
  if (isDefault) next.delete(name);
  else next.set(name, value);
  return next;
}
