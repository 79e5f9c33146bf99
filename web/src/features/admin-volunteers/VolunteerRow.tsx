import type { FragmentType } from '@apollo/client';
import { useId } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { type VolunteerRow_EntryFragment, VolunteerRow_EntryFragmentDoc } from '../../graphql/desk/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
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
  const action = (words: string, more: string, act: (person: Person) => void, tone = '') => (
    <Button
      look="plain"
      className={`px-3! text-sm ${tone}`}
      // Removing one without an e-mail tells why that cannot be.
      disabled={!person.email && act !== onRemove}
      onClick={() => act(person)}
    >
      <span>
        {words} <span className="sr-only">{more}</span>
      </span>
    </Button>
  );
  return (
    <article
      aria-labelledby={heading}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 py-3 break-inside-avoid lg:grid-cols-[auto_minmax(0,1fr)_6rem_9rem_20rem] lg:items-center"
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
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-lg:col-start-2 lg:contents">
        <span>
          <Chip tone={isAdmin ? 'blue' : 'pine'}>{roleNames[role]}</Chip>
        </span>
        <p className="text-sm text-mute">
          <span className="lg:sr-only">Last login: </span>
          {lastLoginText(person.lastLogin, today, timeZone)}
        </p>
      </div>
      <div className="-ml-3 flex flex-wrap max-lg:col-span-2 lg:ml-0 lg:justify-end print-hidden">
        {action('Edit', whom, onEdit)}
        {person.hasPersonalPassword && action('Reset password', `of ${whom}`, onReset)}
        {action('Remove', whom, onRemove, 'text-red')}
      </div>
    </article>
  );
}
