import { useApolloClient } from '@apollo/client/react';
import { Copy, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdminEventCard_EventFragment } from '../../graphql/desk/graphql';
import { Button } from '../../ui/Button';
import { Confirm } from '../../ui/Confirm';
import { controlLook } from '../../ui/controls';
import { whenOpened } from '../../ui/whenOpened';
import { deleteEvent } from './deleteEvent';
import { useEventDesk } from './useEventDesk';

const DuplicateDialog = whenOpened(() =>
  import('./DuplicateDialog').then((module) => module.DuplicateDialog),
);

type EventActionsProps = {
  event: Omit<AdminEventCard_EventFragment, ' $fragmentName'>;
  today: string;
  onChanged?: (() => void) | undefined;
};

/** Edit, who is coming, duplicate and delete. */
export function EventActions({ event, today, onChanged }: EventActionsProps) {
  const client = useApolloClient();
  const { go, hrefOf } = useEventDesk();
  const [asking, setAsking] = useState<'delete' | 'duplicate' | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    const done = await deleteEvent(client, event);
    setBusy(false);
    setAsking(null);
    if (done) onChanged?.();
  };

  return (
    <div className="-mx-2 -mb-2 flex flex-wrap gap-x-1 border-t border-line pt-1 max-sm:grid max-sm:grid-cols-2 print-hidden">
      <Link
        to={hrefOf('edit', event.id)}
        aria-label={`Edit ${event.title}`}
        className={`${controlLook.plain} px-3`}
      >
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </Link>
      <Button
        look="plain"
        className="px-3"
        aria-label={`Attendees of ${event.title}`}
        aria-haspopup="dialog"
        onClick={() => go({ attendees: event.id })}
      >
        <Users aria-hidden="true" className="size-4" />
        Attendees
      </Button>
      <Button
        look="plain"
        className="px-3"
        aria-label={`Duplicate ${event.title}`}
        aria-haspopup="dialog"
        onClick={() => setAsking('duplicate')}
      >
        <Copy aria-hidden="true" className="size-4" />
        Duplicate
      </Button>
      <Button
        look="plain"
        className="px-3 text-red sm:ml-auto"
        aria-label={`Delete ${event.title}`}
        aria-haspopup="dialog"
        onClick={() => setAsking('delete')}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        Delete
      </Button>
      <Confirm
        open={asking === 'delete'}
        title="Delete event"
        text={`Are you sure you want to delete "${event.title}"? ${answersText(event.confirmedSignups)}This cannot be undone.`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(null)}
      />
      <DuplicateDialog
        open={asking === 'duplicate'}
        event={event}
        today={today}
        onClose={() => setAsking(null)}
        onDone={onChanged}
      />
    </div>
  );
}

function answersText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'The sign-up of 1 person goes with it. '
    : `The sign-ups of ${count} people go with it. `;
}
