import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { SearchField } from '../../ui/SearchField';
import { Select } from '../../ui/Select';
import { applied, withParam } from './address';
import { roleOptions } from './userFilters';

const anyRole = [{ value: '', label: 'All Roles' }, ...roleOptions];

/** Narrows the table to an organization, a role, or a part of a name. */
export function UserFilterBar({ organizations }: { organizations: { id: string; name: string }[] }) {
  const [params, setParams] = useSearchParams();
  const choose = (name: string) => (value: string) => setParams(withParam(params, name, value), applied);
  const isSet = ['organization', 'role', 'search'].some((name) => params.has(name));
  return (
    <search
      aria-label="Users"
      className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_10rem_auto]"
    >
      <SearchField
        value={params.get('search') ?? ''}
        placeholder="Search by name or email"
        onSearch={(words) => setParams((current) => withParam(current, 'search', words), applied)}
      />
      <Select
        label="Organization"
        value={params.get('organization') ?? ''}
        options={[
          { value: '', label: 'All Organizations' },
          ...organizations.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={choose('organization')}
      />
      <Select label="Role" value={params.get('role') ?? ''} options={anyRole} onChange={choose('role')} />
      {isSet && (
        <Button look="plain" onClick={() => setParams({}, applied)}>
          Clear Filters
        </Button>
      )}
    </search>
  );
}
