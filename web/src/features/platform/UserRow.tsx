import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { type UserRow_UserFragment, UserRow_UserFragmentDoc } from '../../graphql/desk/graphql';
import { Button } from '../../ui/Button';
import { inputLook } from '../../ui/controls';
import { lastLoginText } from './platformWords';
import { roleOptions } from './userFilters';
import { useUserChanges } from './useUserChanges';

type UserRowProps = {
  user: FragmentType<typeof UserRow_UserFragmentDoc>;
  onEdit: (user: UserRow_UserFragment) => void;
  onDelete: (user: UserRow_UserFragment) => void;
  onReset: (user: UserRow_UserFragment) => void;
};

const cell =
  'p-3 align-top max-[48rem]:flex max-[48rem]:flex-wrap max-[48rem]:justify-between max-[48rem]:gap-3 max-[48rem]:px-0 max-[48rem]:py-1.5';
const title = 'text-sm text-mute min-[48rem]:hidden';

/** One person of the table, which turns into a card on phones. */
export function UserRow({ user: from, onEdit, onDelete, onReset }: UserRowProps) {
  const { data: user } = useSuspenseFragment({ fragment: UserRow_UserFragmentDoc, from });
  const { changeRole } = useUserChanges();
  const name = nameOf(user);
  return (
    <tr className="border-t border-line max-[48rem]:block max-[48rem]:p-4">
      <td className={`${cell} min-[48rem]:w-1/3`}>
        <span className={title}>User</span>
        <span className="min-w-0">
          <bdi className="block font-semibold">{name}</bdi>
          {user.email && <span className="block text-sm wrap-anywhere text-mute">{user.email}</span>}
          {user.adminNotes && <span className="block max-w-prose text-sm text-mute">{user.adminNotes}</span>}
        </span>
      </td>
      <td className={cell}>
        <span className={title}>Organization</span>
        {user.organizationName}
      </td>
      <td className={cell}>
        <span className={title}>Role</span>
        <select
          aria-label={`Role of ${name}`}
          value={user.role}
          disabled={!user.email}
          className={`${inputLook} h-11 w-36! shrink-0 sm:h-9`}
          onChange={({ target }) => {
            const role = roleOptions.find(({ value }) => value === target.value)?.value;
            if (role) void changeRole(user, role);
          }}
        >
          {roleOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </td>
      <td className={cell}>
        <span className={title}>Last Login</span>
        <span className="text-sm min-[60rem]:whitespace-nowrap">{lastLoginText(user.lastLogin)}</span>
      </td>
      <td className={cell}>
        <span className="flex flex-wrap gap-x-1 max-[48rem]:-mx-3 min-[48rem]:-mt-2 min-[48rem]:-ml-3 min-[48rem]:min-w-42">
          <Button look="plain" className="px-3" aria-label={`Edit ${name}`} onClick={() => onEdit(user)}>
            Edit
          </Button>
          <Button
            look="plain"
            className="px-3 text-red"
            disabled={!user.email}
            aria-label={`Delete ${name}`}
            onClick={() => onDelete(user)}
          >
            Delete
          </Button>
          {user.role === 'nonprofit_admin' && user.hasPersonalPassword && (
            <Button
              look="plain"
              className="px-3"
              aria-label={`Reset password of ${name}`}
              onClick={() => onReset(user)}
            >
              Reset Password
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}

/** First and last name, else what there is of them, else the e-mail, else 'Name not provided'. */
export function nameOf({ firstName, lastName, email }: Partial<UserRow_UserFragment>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email || 'Name not provided';
}
