import type { FragmentType } from '@apollo/client';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type {
  PlatformUsersQuery,
  UserRow_UserFragment,
  UserRow_UserFragmentDoc,
} from '../../graphql/desk/graphql';
import { Button } from '../../ui/Button';
import { Confirm } from '../../ui/Confirm';
import { later, whenSettled } from '../../ui/later';
import { Pagination } from '../../ui/Pagination';
import { useWantedParams } from '../shell/useWantedParams';
import { applied, withParam } from './address';
import { grouped, platformWords } from './platformWords';
import { UserFilterBar } from './UserFilterBar';
import { nameOf } from './UserRow';
import { UserTable } from './UserTable';
import { useUserChanges } from './useUserChanges';

const loadDialog = () => import('./UserDialog').then((module) => module.UserDialog);
const UserDialog = later(loadDialog);

type UserManagementProps = {
  users: ({ id: string } & FragmentType<typeof UserRow_UserFragmentDoc>)[];
  pageInfo: PlatformUsersQuery['platformUsers']['pageInfo'];
  isStale: boolean;
};

/** The table of people with its filters, and the forms and questions that it opens. */
export function UserManagement({ users, pageInfo, isStale }: UserManagementProps) {
  const { params: wanted } = useWantedParams();
  const [, setParams] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<UserRow_UserFragment | null>(null);
  const [forgetful, setForgetful] = useState<UserRow_UserFragment | null>(null);
  const [doomed, setDoomed] = useState<UserRow_UserFragment | null>(null);
  const { deleteUser, resetPassword } = useUserChanges();
  useEffect(() => whenSettled(loadDialog), []);
  const { currentPage, totalPages, totalItems, itemsPerPage } = pageInfo;
  const first = (currentPage - 1) * itemsPerPage + 1;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="grow text-2xl font-bold">User Management</h1>
        <Button aria-expanded={adding} className="max-sm:w-full" onClick={() => setAdding(!adding)}>
          Add User
        </Button>
      </div>
      <UserFilterBar />
      <UserTable
        users={users}
        total={totalItems}
        isStale={isStale}
        isNarrowed={['organization', 'role', 'search'].some((name) => wanted.has(name))}
        onAdd={() => setAdding(true)}
        onEdit={setEdited}
        onDelete={setDoomed}
        onReset={setForgetful}
      />
      {users.length > 0 && (
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          summary={`Showing ${grouped(first)} to ${grouped(first + users.length - 1)} of ${grouped(totalItems)} users`}
          onPage={(page) => setParams(withParam(wanted, 'page', page > 1 ? String(page) : ''), applied)}
        />
      )}
      <Suspense fallback={null}>
        {adding && <UserDialog user={null} onClose={() => setAdding(false)} />}
        {edited && <UserDialog user={edited} onClose={() => setEdited(null)} />}
      </Suspense>
      <Confirm
        open={forgetful !== null}
        title="Reset Personal Password"
        text={forgetful ? platformWords.confirmReset(nameOf(forgetful), forgetful.organizationName) : ''}
        confirmLabel="Reset Password"
        onConfirm={() => {
          if (forgetful) void resetPassword(forgetful);
          setForgetful(null);
        }}
        onCancel={() => setForgetful(null)}
      />
      <Confirm
        open={doomed !== null}
        title="Delete user"
        text={platformWords.confirmDelete(doomed?.email ?? '', doomed?.organizationName ?? '')}
        confirmLabel="Delete"
        onConfirm={() => {
          if (doomed) void deleteUser(doomed);
          setDoomed(null);
        }}
        onCancel={() => setDoomed(null)}
      />
    </div>
  );
}
