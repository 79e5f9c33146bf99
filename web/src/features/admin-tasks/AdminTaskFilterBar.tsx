import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/Select';
import { useWantedParams } from '../shell/useWantedParams';
import {
  type AdminTaskFilters,
  isNarrowed,
  priorityOptions,
  readFilters,
  statusOptions,
} from './adminTaskFilters';
import { TaskSearch } from './TaskSearch';

/** Search and two choosers that apply at once; each change starts again at the first page. */
export function AdminTaskFilterBar() {
  const { params: wanted } = useWantedParams();
  const [, setParams] = useSearchParams();
  const filters = readFilters(wanted);
  // At once, not as a transition: the choice itself shows before its answer.
  const options = { flushSync: true, preventScrollReset: true };
  const choose = (name: keyof AdminTaskFilters) => (value: string) => {
    const next = new URLSearchParams(wanted);
    next.delete('page');
    if (value === 'all' || value === '') next.delete(name);
    else next.set(name, value);
    // Letter by letter would fill the history.
    setParams(next, { ...options, replace: name === 'search' });
  };
  return (
    <search
      aria-label="Tasks"
      className="grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] print-hidden"
    >
      <div className="max-sm:col-span-2">
        <TaskSearch value={filters.search} onSearch={choose('search')} />
      </div>
      <Select label="Status" value={filters.status} options={statusOptions} onChange={choose('status')} />
      <Select
        label="Priority"
        value={filters.priority}
        options={priorityOptions}
        onChange={choose('priority')}
      />
      {isNarrowed(filters) && (
        <Button look="plain" className="max-sm:col-span-2" onClick={() => setParams({}, options)}>
          Clear Filters
        </Button>
      )}
    </search>
  );
}
