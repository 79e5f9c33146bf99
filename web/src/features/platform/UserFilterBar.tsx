import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { SearchField } from '../../ui/SearchField';
import { Select } from '../../ui/Select';
import { useWantedParams } from '../shell/useWantedParams';
import { applied, withParam } from './address';
import { OrganizationPicker } from './OrganizationPicker';
import { readUserFilters, roleOptions } from './userFilters';

const anyRole = [{ value: '', label: 'All Roles' }, ...roleOptions];

/** Narrows the table to an organization, a role, or a part of a name. */
export function UserFilterBar() {
  const { params: wanted } = useWantedParams();
  const [, setParams] = useSearchParams();
  const choose = (name: string) => (value: string) => setParams(withParam(wanted, name, value), applied);
  const { organizationId } = readUserFilters(wanted);
  const isSet = ['organization', 'role', 'search'].some((name) => wanted.has(name));
  return (
    <search
      aria-label="Users"
      className={`grid grid-cols-1 items-end gap-3 ${isSet ? 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10rem_auto]' : 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10rem]'}`}
    >
      <SearchField
        value={wanted.get('search') ?? ''}
        placeholder="Search by name or email"
        onSearch={choose('search')}
      />
      <OrganizationPicker
        label="Organization"
        none="All Organizations"
        value={organizationId}
        onChange={(id) => choose('organization')(id ?? '')}
      />
      <Select label="Role" value={wanted.get('role') ?? ''} options={anyRole} onChange={choose('role')} />
      {isSet && (
        <Button look="plain" onClick={() => setParams({}, applied)}>
          Clear Filters
        </Button>
      )}
    </search>
  );
}
