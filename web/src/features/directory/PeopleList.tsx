import type { FragmentType } from '@apollo/client';
import { UserSearch } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PersonCard_EntryFragmentDoc } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useScreenful } from '../../ui/useScreenful';
import { PersonCard } from './PersonCard';

type PeopleListProps = {
  people: ({ id: string } & FragmentType<typeof PersonCard_EntryFragmentDoc>)[];
  page: number;
  search: string;
  /** Whether this is still the list of the search before. */
  isStale: boolean;
  /** Offered when it is the search or the filter that leaves nobody. */
  onClear: (() => void) | null;
};

/** The people of one page. */
export function PeopleList({ people, page, search, isStale, onClear }: PeopleListProps) {
  const shown = useScreenful(people);
  const list = useRef<HTMLElement>(null);
  const shownPage = useRef(page);

  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // The button that led here may be at its end; while one types, the focus stays in the search.
    if (document.activeElement?.tagName !== 'INPUT') list.current?.focus({ preventScroll: true });
  }, [page]);

  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label="People"
      aria-busy={isStale}
      className={`rounded-xl transition-opacity ${isStale ? 'opacity-60' : ''}`}
    >
      <div role="status">
        {people.length === 0 && (
          <EmptyState
            icon={UserSearch}
            text={messages.noVolunteers}
            hint={onClear ? messages.noVolunteersHint : messages.noPeopleYet}
          >
            {onClear && (
              <Button look="soft" className="mt-2" onClick={onClear}>
                Clear Filters
              </Button>
            )}
          </EmptyState>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((entry) => (
          <li key={entry.id} className="min-w-0">
            <PersonCard entry={entry} search={search} />
          </li>
        ))}
      </ul>
    </section>
  );
}
