import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { CalendarFeed_FeedFragmentDoc } from '../../graphql/graphql';
import { copyText } from '../../lib/clipboard';
import { Button } from '../../ui/Button';
import { Confirm } from '../../ui/Confirm';
import { controlLook } from '../../ui/controls';
import { Field } from '../../ui/Field';
import { toastError, toastSuccess } from '../../ui/toast';
import { resetMyCalendarFeed } from './resetMyCalendarFeed';

type FeedAddressProps = { feed: FragmentType<typeof CalendarFeed_FeedFragmentDoc> };

/** The secret address under which a calendar program reads the person's events and tasks. */
export function FeedAddress({ feed: from }: FeedAddressProps) {
  const client = useApolloClient();
  const { data: feed } = useSuspenseFragment({ fragment: CalendarFeed_FeedFragmentDoc, from });
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const address = useRef<HTMLInputElement>(null);

  const copy = async () => {
    if (await copyText(feed.url)) return toastSuccess('Address copied');
    address.current?.select();
    toastError('The address could not be copied', 'It is selected: copy it with the keyboard.');
  };
  const reset = async () => {
    setBusy(true);
    const done = await resetMyCalendarFeed(client);
    setBusy(false);
    if (done) setAsking(false);
  };

  return (
    <>
      <div className="flex flex-col gap-3">
        <p className="text-sm text-mute">
          Keeps the events you said yes to and your open tasks up to date in Google Calendar, Outlook or Apple
          Calendar.
        </p>
        <Field label="Feed address" hint="Whoever knows this address can read your calendar. Keep it secret.">
          <input ref={address} readOnly value={feed.url} onFocus={(event) => event.target.select()} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button look="soft" onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-4" />
            Copy Address
          </Button>
          <a href={feed.webcalUrl} className={controlLook.outline}>
            Subscribe
          </a>
          <Button look="plain" onClick={() => setAsking(true)}>
            Reset Address
          </Button>
        </div>
      </div>
      <Confirm
        open={asking}
        title="Reset the feed address?"
        text="Calendars that use the present address will no longer be updated. You will have to add the new one to them."
        confirmLabel="Reset Address"
        busyLabel="Resetting..."
        busy={busy}
        onConfirm={() => void reset()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
