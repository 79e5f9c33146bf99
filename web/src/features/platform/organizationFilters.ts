import type { OrganizationSort, OrganizationStatusFilter, SortOrder } from '../../graphql/desk/graphql';
import { readPage } from '../../lib/readPage';

export const statusOptions: { value: OrganizationStatusFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

export const sortOptions: { value: `${OrganizationSort}:${SortOrder}`; label: string }[] = [
  { value: 'name:asc', label: 'Name' },
  { value: 'created_at:desc', label: 'Newest first' },
  { value: 'user_count:desc', label: 'Most users first' },
];

/** What the address asks for; what it spells wrongly counts as left out. */
export function readOrganizationFilters(params: URLSearchParams) {
  const status = statusOptions.find(({ value }) => value === params.get('status'))?.value ?? 'all';
  const sort = sortOptions.find(({ value }) => value === params.get('sort'))?.value ?? 'name:asc';
  const [sortBy, sortOrder] = sort.split(':') as [OrganizationSort, SortOrder];
  return {
    search: params.get('search')?.slice(0, 200) || null,
    status,
    sortBy,
    sortOrder,
    page: readPage(params),
  };
}
