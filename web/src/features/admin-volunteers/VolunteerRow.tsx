import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { type VolunteerRow_EntryFragment, VolunteerRow_EntryFragmentDoc } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { Chip } from '../../ui/Chip';
import { IconButton } from '../../ui/IconButton';
import { MatchedText } from '../directory/MatchedText';
import { fullName, initialsOf } from '../directory/personWords';
import { lastLoginText } from './lastLoginText';
import { memberRole, nameOf, roleNames } from './volunteerWords';

export type Person = Omit<VolunteerRow_EntryFragment, ' $fragmentName'>;

type VolunteerRowProps = {
  entry: FragmentType<typeof VolunteerRow_EntryFragmentDoc>;
  search: string;
  today: string;
  timeZone: string;
  onEdit: (person: Person) => void;
  onReset: (person: Person) => void;
  onRemove: (person: Person) => void;
};

/** One entry of the whitelist, and what an admin may do with it. */
export function VolunteerRow({
  entry: from,
  search,
  today,
  timeZone,
  onEdit,
  onReset,
  onRemove,
}: VolunteerRowProps) {
  const { data: person } = useSuspenseFragment({ fragment: VolunteerRow_EntryFragmentDoc, from });
  const heading = useId();
  const role = memberRole(person.role);
  const isAdmin = role === 'nonprofit_admin';
  const name = fullName(person);
  const whom = nameOf(person);
  return (
    <article
      aria-labelledby={heading}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 py-3 break-inside-avoid md:grid-cols-[auto_minmax(0,1fr)_6rem_9rem_auto] md:items-center"
    >
      <span
        aria-hidden="true"
        className={`grid size-10 place-items-center rounded-full text-sm font-semibold ${isAdmin ? 'bg-blue-soft text-blue' : 'bg-pine-soft text-pine'}`}
      >
        {initialsOf(person)}
      </span>
      <div className="min-w-0">
        <h3 id={heading} className={name ? 'font-semibold' : 'text-mute'}>
          {name ? <MatchedText text={name} search={search} /> : messages.profileNotCompleted}
        </h3>
        {person.email ? (
          <a
            href={`mailto:${person.email}`}
            className="inline-block max-w-full py-0.5 text-sm break-words text-pine hover:underline"
          >
            <MatchedText text={person.email} search={search} />
          </a>
        ) : (
          <p className="text-sm text-red">No e-mail</p>
        )}
        {person.notes && (
          <p className="line-clamp-3 text-sm whitespace-pre-line text-mute">
            <span className="sr-only">Notes: </span>
            {person.notes}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:col-start-2 md:contents">
        <span>
          <Chip tone={isAdmin ? 'blue' : 'pine'}>{roleNames[role]}</Chip>
        </span>
        <p className="text-sm text-mute">
          <span className="md:sr-only">Last login: </span>
          {lastLoginText(person.lastLogin, today, timeZone)}
        </p>
      </div>
      <div className="-ml-2.5 flex gap-1 max-md:col-start-2 md:ml-0 md:justify-end print-hidden">
        <IconButton label={`Edit ${whom}`} disabled={!person.email} onClick={() => onEdit(person)}>
          <Pencil aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton
          label={`Reset password of ${whom}`}
          disabled={!person.email}
          onClick={() => onReset(person)}
        >
          <KeyRound aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton label={`Remove ${whom}`} className="hover:text-red" onClick={() => onRemove(person)}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
    </article>
  );
}
