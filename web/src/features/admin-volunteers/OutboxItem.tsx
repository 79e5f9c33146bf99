import type { FragmentType } from '@apollo/client';
import { useId, useState } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { OutboxItem_NewsletterFragmentDoc } from '../../graphql/desk/graphql';
import { formatMoment } from '../../lib/dates';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { audiences, isUnderWay, progressText } from './newsletterWords';
import { Recipients } from './Recipients';

type OutboxItemProps = { newsletter: FragmentType<typeof OutboxItem_NewsletterFragmentDoc> };

/** A newsletter and how far its messages are. */
export function OutboxItem({ newsletter: from }: OutboxItemProps) {
  const { data: letter } = useSuspenseFragment({ fragment: OutboxItem_NewsletterFragmentDoc, from });
  const { counts, audience } = letter;
  const [isOpen, setIsOpen] = useState(false);
  const recipients = useId();
  const sender = [letter.senderName, letter.senderLastname].filter(Boolean).join(' ');
  const tone = counts.failed + counts.unknown > 0 ? 'red' : isUnderWay(counts) ? 'orange' : 'green';
  return (
    <article aria-label={letter.subject} className="flex flex-col gap-1 py-2">
      <p className="font-semibold break-words">{letter.subject}</p>
      <p className="text-sm text-mute">
        {audiences.find(({ value }) => value === audience)?.label} · {formatMoment(letter.createdAt)}
        {sender && ` · ${sender}`}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Chip tone={tone}>{progressText(counts)}</Chip>
        <Button
          look="plain"
          aria-expanded={isOpen}
          aria-controls={recipients}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide Recipients' : 'Show Recipients'}
          <span className="sr-only">of {letter.subject}</span>
        </Button>
      </div>
      <div id={recipients}>
        {isOpen && <Recipients newsletterId={letter.id} isUnderWay={isUnderWay(counts)} />}
      </div>
    </article>
  );
}
