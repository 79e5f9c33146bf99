import type { DirectoryRoleFilter } from '../../graphql/graphql';

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
  const page = params.get('page') ?? '';
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_LENGTH),
    role: roleOptions.find(({ value }) => value === role)?.value ?? 'all',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
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
