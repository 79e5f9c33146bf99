import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/Select';
import { filterOptions, type MyTaskFilters } from './myTaskFilters';

type MyTaskFilterBarProps = { filters: MyTaskFilters };

/** Five choosers that apply at once; each change starts again at the first page. */
export function MyTaskFilterBar({ filters }: MyTaskFilterBarProps) {
  const [params, setParams] = useSearchParams();
  // At once, not as a transition: the chooser must not spring back while the list is on its way.
  const options = { flushSync: true, preventScrollReset: true };
  // Two choices in a row: the second must not start from an address that has yet to take in the first.
  const chosen = useRef(params);
  useEffect(() => {
    chosen.current = params;
  }, [params]);

  const choose = (name: keyof MyTaskFilters) => (value: string) => {
    const next = new URLSearchParams(chosen.current);
    next.delete('page');
    if (value === filterOptions[name][0]?.value) next.delete(name);
    else next.set(name, value);
    chosen.current = next;
    setParams(next, options);
  };
  const isSet = Object.keys(filterOptions).some((name) => params.has(name));
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
        <Button
          look="plain"
          className="sm:-ml-4 sm:justify-self-start"
          onClick={() => setParams({}, options)}
        >
          Clear Filters
        </Button>
      )}
    </search>
  );
}
