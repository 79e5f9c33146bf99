import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { SearchField } from '../../ui/SearchField';
import { Select } from '../../ui/Select';
import { applied, withParam } from '../platform/address';
import { OrganizationPicker } from '../platform/OrganizationPicker';
import { useWantedParams } from '../shell/useWantedParams';
import { actionOptions } from './auditActions';
import { filterNames, readAuditFilters } from './auditFilters';

const anything = [{ value: '' as const, label: 'Everything' }, ...actionOptions];

/** Narrows the trail to a person, a kind of deed, days, and on the platform to an organization. */
export function AuditFilterBar({ ofPlatform }: { ofPlatform: boolean }) {
  const { params: wanted } = useWantedParams();
  const [, setParams] = useSearchParams();
  const { organizationId, action, search, from, to } = readAuditFilters(wanted);
  const choose = (name: (typeof filterNames)[number]) => (value: string) =>
    setParams(withParam(wanted, name, value), applied);
  const isSet = filterNames.some((name) => wanted.has(name));
  return (
    <search
      aria-label="Audit trail"
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] print-hidden"
    >
      <div className="max-lg:col-span-2">
        <SearchField value={search ?? ''} placeholder="Name or email" onSearch={choose('search')} />
      </div>
      {ofPlatform && (
        <div className="max-lg:col-span-2">
          <OrganizationPicker
            label="Organization"
            none="All Organizations"
            value={organizationId}
            onChange={(id) => choose('organization')(id ?? '')}
          />
        </div>
      )}
      <div className="max-lg:col-span-2">
        <Select label="What" value={action ?? ''} options={anything} onChange={choose('action')} />
      </div>
      <Field label="From">
        <input
          type="date"
          max={to ?? undefined}
          value={from ?? ''}
          onChange={({ target }) => choose('from')(target.value)}
        />
      </Field>
      <Field label="To">
        <input
          type="date"
          min={from ?? undefined}
          value={to ?? ''}
          onChange={({ target }) => choose('to')(target.value)}
        />
      </Field>
      {isSet && (
        <Button look="plain" className="max-lg:col-span-2" onClick={() => setParams({}, applied)}>
          Clear Filters
        </Button>
      )}
    </search>
  );
}
