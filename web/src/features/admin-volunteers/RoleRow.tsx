import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { RoleRow_EntryFragmentDoc } from '../../graphql/desk/graphql';
import { inputLook } from '../../ui/controls';
import { changeVolunteerRole } from './changeVolunteerRole';
import { memberRole, nameOf, roleChoices } from './volunteerWords';

type RoleRowProps = { entry: FragmentType<typeof RoleRow_EntryFragmentDoc> };

/** A person and their role, which changes as soon as another one is chosen. */
export function RoleRow({ entry: from }: RoleRowProps) {
  const client = useApolloClient();
  const { data: person } = useSuspenseFragment({ fragment: RoleRow_EntryFragmentDoc, from });
  const { id, email } = person;
  return (
    <div className="flex items-center gap-3 py-2">
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">{nameOf(person)}</p>
        <p className="text-sm break-words text-mute">{email ?? 'No e-mail'}</p>
      </div>
      <select
        aria-label={`Role of ${nameOf(person)}`}
        value={memberRole(person.role)}
        disabled={!email}
        onChange={({ target }) =>
          email && void changeVolunteerRole(client, { id, email }, memberRole(target.value))
        }
        className={`${inputLook} h-11 w-32! shrink-0 sm:h-10`}
      >
        {roleChoices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
