import type { FragmentType } from '@apollo/client';
import { Mail, Phone, StickyNote } from 'lucide-react';
import { useId } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { PersonCard_EntryFragmentDoc } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { Chip } from '../../ui/Chip';
import { CopyButton } from '../../ui/CopyButton';
import { MatchedText } from './MatchedText';
import { fullName, initialsOf, telephone } from './personWords';

type PersonCardProps = { entry: FragmentType<typeof PersonCard_EntryFragmentDoc>; search: string };

const line = 'flex min-h-11 items-center gap-2 sm:min-h-9';

/** One person of the organization, and how to reach them. */
export function PersonCard({ entry: from, search }: PersonCardProps) {
  const { data: person } = useSuspenseFragment({ fragment: PersonCard_EntryFragmentDoc, from });
  const heading = useId();
  const name = fullName(person);
  const isAdmin = person.role === 'nonprofit_admin';
  return (
    <article
      aria-labelledby={heading}
      className="flex h-full flex-col gap-3 rounded-xl border border-line bg-card p-4 break-inside-avoid"
    >
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={`grid size-11 shrink-0 place-items-center rounded-full font-semibold ${isAdmin ? 'bg-blue-soft text-blue' : 'bg-pine-soft text-pine'}`}
        >
          {initialsOf(person)}
        </span>
        <h2 id={heading} className={`min-w-0 grow ${name ? 'font-semibold' : 'text-mute'}`}>
          {name ? <MatchedText text={name} search={search} /> : messages.profileNotCompleted}
        </h2>
        <Chip tone={isAdmin ? 'blue' : 'pine'}>{isAdmin ? 'Admin' : 'Volunteer'}</Chip>
      </div>
      <div className="flex flex-col gap-1 text-sm">
        {person.email && (
          <div className={line}>
            <Mail aria-hidden="true" className="size-4 shrink-0 text-mute" />
            <a
              href={`mailto:${person.email}`}
              className="min-w-0 grow py-1 break-words text-pine hover:underline"
            >
              <MatchedText text={person.email} search={search} />
            </a>
            <CopyButton label={`Copy ${person.email}`} text={person.email} className="-mr-2" />
          </div>
        )}
        {person.phone && (
          <div className={line}>
            <Phone aria-hidden="true" className="size-4 shrink-0 text-mute" />
            <a href={telephone(person.phone)} className="py-1 text-pine hover:underline">
              {person.phone}
            </a>
          </div>
        )}
        {person.notes && (
          <p className="flex items-start gap-2 pt-1 text-mute">
            <StickyNote aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="sr-only">Notes: </span>
            <span className="min-w-0 whitespace-pre-line">{person.notes}</span>
          </p>
        )}
      </div>
    </article>
  );
}
