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
  const choose = (name: keyof MyTaskFilters) => (value: string) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value === filterOptions[name][0]?.value) next.delete(name);
    else next.set(name, value);
    setParams(next, options);
  };
  const isSet = Object.keys(filterOptions).some((name) => params.has(name));
  return (
    <search aria-label="Tasks" className="flex flex-col items-start gap-1 print-hidden">
      <div className="grid w-full grid-cols-2 gap-3 sm:grid-cols-5">
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
      </div>
      {isSet && (
        <Button look="plain" className="-ml-2 px-2" onClick={() => setParams({}, options)}>
          Clear Filters
        </Button>
      )}
    </search>
  );
}
