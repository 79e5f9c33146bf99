import { useApolloClient } from '@apollo/client/react';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { exportEvent } from './exportEvent';

/** Takes an event into the person's own calendar. */
export function ExportButton({ eventId }: { eventId: string }) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await exportEvent(client, eventId);
    setBusy(false);
  };
  return (
    <Button look="soft" busy={busy} onClick={() => void run()}>
      <CalendarPlus aria-hidden="true" className="size-5" />
      Export to Calendar
    </Button>
  );
}
