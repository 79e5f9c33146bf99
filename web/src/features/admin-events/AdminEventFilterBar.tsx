import { Button } from '../../ui/Button';
import { SearchField } from '../../ui/SearchField';
import { Select } from '../../ui/Select';
import { type AdminEventFilters, periodOptions, typeOptions } from './adminEventFilters';
import { useEventDesk } from './useEventDesk';

/** Search and two choosers that apply at once; each change starts again at the first page. */
export function AdminEventFilterBar({ filters }: { filters: AdminEventFilters }) {
  const { params, go } = useEventDesk();
  const choose = (name: keyof AdminEventFilters, first: string) => (value: string) =>
    // Letter by letter would fill the history.
    go({ page: null, [name]: value === first ? null : value }, { replace: name === 'search' });
  const isSet = Object.keys(filters).some((name) => params.has(name));
  return (
    <search
      aria-label="Events"
      className={`grid grid-cols-2 items-end gap-x-3 gap-y-2 print-hidden ${isSet ? 'sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]' : 'sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]'}`}
    >
      <div className="max-sm:col-span-2">
        <SearchField value={filters.search} placeholder="Title or location" onSearch={choose('search', '')} />
      </div>
      <Select
        label="Show"
        value={filters.period}
        options={periodOptions}
        onChange={choose('period', 'upcoming')}
      />
      <Select
        label="Event type"
        value={filters.eventType}
        options={typeOptions}
        onChange={choose('eventType', 'all')}
      />
      {isSet && (
        <Button
          look="plain"
          className="max-sm:col-span-2"
          onClick={() => go({ page: null, search: null, period: null, eventType: null })}
        >
          Clear Filters
        </Button>
      )}
    </search>
  );
}
