import { useQuery } from '@apollo/client/react';
import { type RefObject, useDeferredValue, useState } from 'react';
import { errorSentence } from '../../apollo/errors';
import { ManageRolesDocument } from '../../graphql/desk/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Field } from '../../ui/Field';
import { Pagination } from '../../ui/Pagination';
import { Spinner } from '../../ui/Spinner';
import { RoleRow } from './RoleRow';

/** The people of the organization with their roles, searched and page by page. */
export function RoleList({ first }: { first: RefObject<HTMLInputElement | null> }) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const wanted = useDeferredValue(search.trim()) || null;
  const { data, previousData, error, loading, refetch } = useQuery(ManageRolesDocument, {
    variables: { search: wanted, page },
    fetchPolicy: 'cache-and-network',
  });
  const directory = (data ?? previousData)?.directory;
  const { currentPage = 1, totalPages = 1, totalItems = 0, itemsPerPage = 0 } = directory?.pageInfo ?? {};
  const before = (currentPage - 1) * itemsPerPage;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-mute">
        Admins manage volunteers, tasks, events and documents. A change counts at once.
      </p>
      <Field label="Search by name or email">
        <input
          ref={first}
          type="search"
          value={search}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => {
            setSearch(target.value);
            setPage(1);
          }}
        />
      </Field>
      {!directory && loading && <Spinner label={messages.loading} />}
      {!directory && error && (
        <ErrorPanel text={messages.directoryFailed} detail={errorSentence(error)}>
          <Button onClick={() => void refetch()}>Try Again</Button>
        </ErrorPanel>
      )}
      {directory?.items.length === 0 && <p role="status">{messages.noVolunteers}</p>}
      <ul aria-busy={loading} className="min-h-60 divide-y divide-line">
        {directory?.items.map((entry) => (
          <li key={entry.id}>
            <RoleRow entry={entry} />
          </li>
        ))}
      </ul>
      {directory && directory.items.length > 0 && (
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          summary={messages.showingPeople(before + 1, before + directory.items.length, totalItems)}
          onPage={setPage}
        />
      )}
    </div>
  );
}
