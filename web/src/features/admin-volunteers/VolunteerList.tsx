import type { FragmentType } from '@apollo/client';
import { UserSearch } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { VolunteerRow_EntryFragmentDoc } from '../../graphql/desk/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useScreenful } from '../../ui/useScreenful';
import { SelectAll } from '../bulk/SelectAll';
import { SelectBox } from '../bulk/SelectBox';
import { useSelection } from '../bulk/useSelection';
import { usePersonQuestion } from './usePersonQuestion';
import { VolunteerBulkBar } from './VolunteerBulkBar';
import { VolunteerRow } from './VolunteerRow';
import { nameOf } from './volunteerWords';

export type Entry = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
} & FragmentType<typeof VolunteerRow_EntryFragmentDoc>;

type VolunteerListProps = {
  people: Entry[];
  page: number;
  search: string;
  today: string;
  timeZone: string;
  /** Whether this is still the list of the search before. */
  isStale: boolean;
  onEdit: (id: string) => void;
  /** Offered when it is the search or the filter that leaves nobody. */
  onClear: (() => void) | null;
};

/** The people of one page; a row that leaves with the focus hands it to the list. */
export function VolunteerList({
  people,
  page,
  search,
  isStale,
  onEdit,
  onClear,
  ...clock
}: VolunteerListProps) {
  const shown = useScreenful(people);
  const list = useRef<HTMLDivElement>(null);
  const shownPage = useRef(page);
  const selection = useSelection(people.map(({ id }) => id));
  const { ask, question, wasRemoved } = usePersonQuestion();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the list can take a row away
  useEffect(() => {
    if (wasRemoved.current && document.activeElement === document.body) list.current?.focus();
  }, [people]);

  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // The button that led here may be at its end; while one types, the focus stays in the search.
    if (document.activeElement?.tagName !== 'INPUT') list.current?.focus({ preventScroll: true });
  }, [page]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the panel around it is the region
    <div
      ref={list}
      role="group"
      tabIndex={-1}
      aria-label="People"
      aria-busy={isStale}
      className={`rounded-lg transition-opacity ${isStale ? 'opacity-60' : ''}`}
    >
      <div role="status">
        {people.length === 0 && (
          <EmptyState icon={UserSearch} text={messages.noVolunteers}>
            {onClear && (
              <Button look="soft" className="mt-2" onClick={onClear}>
                Clear Filters
              </Button>
            )}
          </EmptyState>
        )}
      </div>
      {people.length > 0 && <SelectAll selection={selection} />}
      <ul className="divide-y divide-line">
        {shown.map((entry) => (
          <li key={entry.id} className="flex gap-1 pt-2">
            <SelectBox selection={selection} id={entry.id} name={nameOf(entry)} />
            <div className="min-w-0 grow">
              <VolunteerRow
                entry={entry}
                search={search}
                {...clock}
                onEdit={({ id }) => onEdit(id)}
                onReset={(person) => ask('reset', person)}
                onRemove={(person) => ask('remove', person)}
              />
            </div>
          </li>
        ))}
      </ul>
      <VolunteerBulkBar selection={selection} people={people} />
      {question}
    </div>
  );
}
