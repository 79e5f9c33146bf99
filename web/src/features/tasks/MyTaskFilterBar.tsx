import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/Select';
import { useWantedParams } from '../shell/useWantedParams';
import { filterOptions, type MyTaskFilters, readFilters } from './myTaskFilters';

// At once, not as a transition: the choice itself shows before its answer.
const atOnce = { flushSync: true, preventScrollReset: true };

/** Five choosers that apply at once; each change starts again at the first page. */
export function MyTaskFilterBar() {
  const { params: wanted } = useWantedParams();
  const [, setParams] = useSearchParams();
  const filters = readFilters(wanted);
  const choose = (name: keyof MyTaskFilters) => (value: string) => {
    const next = new URLSearchParams(wanted);
    next.delete('page');
    if (value === filterOptions[name][0]?.value) next.delete(name);
    else next.set(name, value);
    setParams(next, atOnce);
  };
  const isSet = Object.keys(filterOptions).some((name) => wanted.has(name));
  return (
    <search
      aria-label="Tasks"
      className="grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:grid-cols-5 print-hidden"
    >
      <Select
        label="Status"
        value={filters.status}
        options={filterOptions.status}
        onChange={choose('status')}
      />
      <Select
        label="Priority"
        value={filters.priority}
        options={filterOptions.priority}
        onChange={choose('priority')}
      />
      <Select
        label="Category"
        value={filters.category}
        options={filterOptions.category}
        onChange={choose('category')}
      />
      <Select
        label="Sort By"
        value={filters.sortBy}
        options={filterOptions.sortBy}
        onChange={choose('sortBy')}
      />
      <Select
        label="Order"
        value={filters.sortOrder}
        options={filterOptions.sortOrder}
        onChange={choose('sortOrder')}
      />
      {isSet && (
        <Button look="plain" className="sm:-ml-4 sm:justify-self-start" onClick={() => setParams({}, atOnce)}>
          Clear Filters
        </Button>
      )}
    </search>
  );
}
