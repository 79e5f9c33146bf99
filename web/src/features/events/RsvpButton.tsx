import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { RsvpButton_EventFragmentDoc, type RsvpStatus } from '../../graphql/graphql';
import { Button } from '../../ui/Button';
import { nextFrame } from '../../ui/nextFrame';
import { rsvpToEvent } from './rsvpToEvent';

/** 'RSVP Yes' or 'RSVP No', whichever can be said now; nothing when neither can. */
export function RsvpButton({ event: from }: { event: FragmentType<typeof RsvpButton_EventFragmentDoc> }) {
  const client = useApolloClient();
  const { data: event } = useSuspenseFragment({ fragment: RsvpButton_EventFragmentDoc, from });
  const [sending, setSending] = useState<RsvpStatus | null>(null);

  // While the answer travels the event already shows it; the button stays what was pressed.
  const offered = sending ?? offeredAnswer(event);
  if (!offered) return null;

  const answer = async () => {
    setSending(offered);
    await nextFrame();
    await rsvpToEvent(client, event, offered);
    setSending(null);
  };
  const yes = offered === 'signed_up';
  const Icon = yes ? Check : X;
  return (
    // One element for both answers: the focus stays where it was pressed.
    <Button
      look={yes ? 'primary' : 'outline'}
      busy={sending !== null}
      busyLabel={yes ? 'RSVPing...' : 'Updating...'}
      onClick={() => void answer()}
    >
      <Icon aria-hidden="true" className="size-5" />
      {yes ? 'RSVP Yes' : 'RSVP No'}
    </Button>
  );
}

type Answerable = { userRsvpStatus: RsvpStatus | null; canSignup: boolean; hasEnded: boolean };

function offeredAnswer({ userRsvpStatus, canSignup, hasEnded }: Answerable): RsvpStatus | null {
  if (hasEnded) return null;
  if (userRsvpStatus === 'signed_up') return 'cancelled';
  return userRsvpStatus === 'cancelled' || canSignup ? 'signed_up' : null;
}
