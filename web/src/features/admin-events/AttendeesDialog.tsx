import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { LaterDialog } from '../../ui/LaterDialog';
import { Spinner } from '../../ui/Spinner';
import { toastError } from '../../ui/toast';
import { AttendeeList } from './AttendeeList';
import { AttendeesPrint } from './AttendeesPrint';
import { attendeesCsv, csvName, saveCsv } from './attendeesCsv';
import { useAttendees } from './useAttendees';
import { useEventDesk } from './useEventDesk';

/** Who said yes and who said no to the event named in the address, to look at, to print and to take along. */
export function AttendeesDialog({ timeZone }: { timeZone: string }) {
  const { attendeesOf, go } = useEventDesk();
  // Kept while the dialog moves out, or it would empty before it is gone.
  const [shownId, setShownId] = useState(attendeesOf);
  if (attendeesOf && attendeesOf !== shownId) setShownId(attendeesOf);
  const { event, attendees, isComplete, error, refetch } = useAttendees(shownId);

  const exportCsv = async () => {
    if (!event) return;
    try {
      saveCsv(await attendeesCsv(attendees, timeZone), csvName(event));
    } catch {
      toastError('Failed to export the attendees');
    }
  };

  return (
    <>
      <LaterDialog
        open={attendeesOf !== null}
        onClose={() => go({ attendees: null }, { replace: true })}
        onClosed={() => setShownId(attendeesOf)}
        title={event ? `Attendees of ${event.title}` : 'Attendees'}
        footer={
          attendees.length > 0 && (
            <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">
              <Button look="outline" disabled={!isComplete} onClick={() => window.print()}>
                <Printer aria-hidden="true" className="size-4" />
                Print
              </Button>
              <Button look="soft" disabled={!isComplete} onClick={() => void exportCsv()}>
                <Download aria-hidden="true" className="size-4" />
                Export CSV
              </Button>
            </div>
          )
        }
      >
        {event && <AttendeeList attendees={attendees} timeZone={timeZone} />}
        {!event && error && (
          <ErrorPanel text={messages.eventDetailsFailed}>
            <Button look="soft" onClick={() => void refetch()}>
              Try Again
            </Button>
          </ErrorPanel>
        )}
        {!event && !error && <Spinner label={messages.loading} />}
      </LaterDialog>
      {attendeesOf && event && <AttendeesPrint event={event} attendees={attendees} />}
    </>
  );
}
