import type {
  NewsletterAudience,
  NewsletterMessageState,
  OutboxItem_NewsletterFragment,
} from '../../graphql/desk/graphql';
import type { Tone } from '../../ui/tones';

/** What people read for an audience. */
export const audiences: readonly { value: NewsletterAudience; label: string }[] = [
  { value: 'all', label: 'Everybody' },
  { value: 'volunteers', label: 'Volunteers' },
  { value: 'nonprofit_admins', label: 'Admins' },
];

/** What people read for how far a message is. */
export const messageStates: Record<NewsletterMessageState, { label: string; tone: Tone }> = {
  queued: { label: 'Waiting', tone: 'stone' },
  sending: { label: 'Being sent', tone: 'orange' },
  sent: { label: 'Sent', tone: 'green' },
  failed: { label: 'Failed', tone: 'red' },
  unknown: { label: 'Unknown', tone: 'red' },
};

/** '12 of 15 sent, 2 waiting, 1 failed' */
export function progressText({
  total,
  sent,
  queued,
  sending,
  failed,
  unknown,
}: OutboxItem_NewsletterFragment['counts']): string {
  const parts = [
    `${sent} of ${total} sent`,
    queued > 0 && `${queued} waiting`,
    sending > 0 && `${sending} being sent`,
    failed > 0 && `${failed} failed`,
    unknown > 0 && `${unknown} unknown`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Whether there is anything of it left to send. */
export const isUnderWay = ({ queued, sending }: { queued: number; sending: number }): boolean =>
  queued + sending > 0;
