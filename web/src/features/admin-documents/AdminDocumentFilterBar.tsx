import { Button } from '../../ui/Button';
import { SearchField } from '../../ui/SearchField';
import { Select } from '../../ui/Select';
import { type AdminDocumentFilters, categoryOptions, isNarrowed } from './adminDocumentFilters';
import { useDocumentDesk } from './useDocumentDesk';

const options = [{ value: 'all', label: 'All' }, ...categoryOptions];

/** Search and a chooser that apply at once; each change starts again at the first page. */
export function AdminDocumentFilterBar({ filters }: { filters: AdminDocumentFilters }) {
  const { go } = useDocumentDesk();
  return (
    <search
      aria-label="Documents"
      className={`grid grid-cols-1 items-end gap-x-3 gap-y-2 print-hidden ${isNarrowed(filters) ? 'sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]' : 'sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]'}`}
    >
      <SearchField
        value={filters.search}
        placeholder="Title"
        // Letter by letter would fill the history.
        onSearch={(search) => go({ page: null, search }, { replace: true })}
      />
      <Select
        label="Category"
        value={filters.category ?? 'all'}
        options={options}
        onChange={(category) => go({ page: null, category: category === 'all' ? null : category })}
      />
      {isNarrowed(filters) && (
        <Button look="plain" onClick={() => go({ page: null, search: null, category: null })}>
          Clear Filters
        </Button>
      )}
    </search>
  );
}
