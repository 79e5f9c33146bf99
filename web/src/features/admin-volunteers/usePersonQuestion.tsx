import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { deskMessages } from '../../lib/deskMessages';
import { Confirm } from '../../ui/Confirm';
import { toastError } from '../../ui/toast';
import type { Person } from './VolunteerRow';
import { forgetPeople, removeVolunteer, resetPersonalPassword } from './volunteerChanges';
import { nameOf } from './volunteerWords';

type Kind = 'remove' | 'reset';

/** The question before a person is removed, or their password is reset, and what the answer does. */
export function usePersonQuestion() {
  const client = useApolloClient();
  // Kept while the window moves out.
  const [asked, setAsked] = useState<{ kind: Kind; person: Person } | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const wasRemoved = useRef(false);

  const ask = (kind: Kind, person: Person) => {
    if (!person.email) return toastError(deskMessages.volunteerEmailMissing);
    setAsked({ kind, person });
    setOpen(true);
  };
  const answer = async () => {
    if (!asked || busy) return;
    const { kind, person } = asked;
    setBusy(true);
    const done =
      kind === 'remove'
        ? await removeVolunteer(client, person.email ?? '')
        : await resetPersonalPassword(client, person.id);
    setBusy(false);
    // A refusal is told in a toast; asking again would not change it.
    setOpen(false);
    if (!done || kind !== 'remove') return;
    wasRemoved.current = true;
    forgetPeople(client);
  };

  const question = asked && (
    <Confirm
      open={open}
      {...words(asked.kind, asked.person)}
      busy={busy}
      onConfirm={() => void answer()}
      onCancel={() => setOpen(false)}
    />
  );
  return { ask, question, wasRemoved };
}

function words(kind: Kind, person: Person) {
  if (kind === 'remove')
    return {
      title: 'Remove Volunteer',
      text: deskMessages.removeVolunteer(person.email ?? ''),
      confirmLabel: 'Remove',
      busyLabel: 'Removing...',
    };
  return {
    title: 'Reset Personal Password',
    text: `${nameOf(person)} will sign in with your organization's shared password again, and is signed out everywhere.`,
    confirmLabel: 'Reset Password',
    busyLabel: 'Resetting...',
  };
}
