import type { FragmentType } from '@apollo/client';
import { Users } from 'lucide-react';
import type { UserRow_UserFragment, UserRow_UserFragmentDoc } from '../../graphql/desk/graphql';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useScreenful } from '../../ui/useScreenful';
import { grouped, platformWords } from './platformWords';
import { UserRow } from './UserRow';

type UserTableProps = {
  users: ({ id: string } & FragmentType<typeof UserRow_UserFragmentDoc>)[];
  total: number;
  isStale: boolean;
  isNarrowed: boolean;
  onAdd: () => void;
  onEdit: (user: UserRow_UserFragment) => void;
  onDelete: (user: UserRow_UserFragment) => void;
  onReset: (user: UserRow_UserFragment) => void;
};

const columns = ['User', 'Organization', 'Role', 'Last Login', 'Actions'];

/** 'All Users (count)': a table, on phones a list of cards with the same actions. */
export function UserTable({ users, total, isStale, isNarrowed, onAdd, ...actions }: UserTableProps) {
  const shown = useScreenful(users);
  return (
    <section aria-labelledby="all-users" aria-busy={isStale} className={isStale ? 'opacity-60' : ''}>
      <h2 id="all-users" className="pb-3 text-lg font-semibold">
        All Users ({grouped(total)})
      </h2>
      <div role="status">
        {users.length === 0 && (
          <EmptyState icon={Users} text={isNarrowed ? platformWords.noUsersMatch : platformWords.noUsers}>
            {!isNarrowed && (
              <Button look="soft" className="mt-2" onClick={onAdd}>
                Add First User
              </Button>
            )}
          </EmptyState>
        )}
      </div>
      {users.length > 0 && (
        <div className="overflow-x-auto rounded-xl border border-line bg-card">
          <table className="w-full text-left max-[48rem]:block">
            <thead className="bg-bg text-sm text-mute max-[48rem]:sr-only">
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-3 py-2.5 font-semibold">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-[48rem]:block">
              {shown.map((user) => (
                <UserRow key={user.id} user={user} {...actions} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
