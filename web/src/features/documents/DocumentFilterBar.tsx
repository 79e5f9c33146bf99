import { useSearchParams } from 'react-router-dom';
import type { DocumentsQuery } from '../../graphql/graphql';
import { Button } from '../../ui/Button';
import { CategoryChips } from './CategoryChips';
import { DocumentSearch } from './DocumentSearch';
import { type DocumentFilters, withParam } from './documentFilters';

type DocumentFilterBarProps = {
  filters: DocumentFilters;
  categories: DocumentsQuery['documents']['categories'];
  onClear: () => void;
};

/** A search by title and the categories to choose from; both apply at once and stand in the address. */
export function DocumentFilterBar({ filters, categories, onClear }: DocumentFilterBarProps) {
  const [params, setParams] = useSearchParams();
  const isSet = params.has('category') || params.has('search');
  // At once, not as a transition: a chip must not spring back while the list is on its way.
  const options = { flushSync: true, preventScrollReset: true };
  return (
    <search aria-label="Documents" className="flex flex-col gap-3 print-hidden">
      <div className="flex items-end gap-1">
        <DocumentSearch
          value={filters.search}
          onSearch={(search) =>
            // One entry of the history per search, not per letter.
            setParams((current) => withParam(current, 'search', search), {
              ...options,
              replace: params.has('search'),
            })
          }
        />
        {isSet && (
          <Button look="plain" className="shrink-0" onClick={onClear}>
            Clear Filters
          </Button>
        )}
      </div>
      <CategoryChips
        chosen={filters.category}
        categories={categories}
        onChoose={(category) => setParams((current) => withParam(current, 'category', category), options)}
      />
    </search>
  );
}
