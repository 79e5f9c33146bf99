import { EventForm } from './EventForm';
import { noEvent } from './eventSchema';

/** The form of an event that does not exist yet. */
export function CreateEvent({ onDone }: { onDone: () => void }) {
  return <EventForm id={null} values={noEvent} confirmedSignups={0} onDone={onDone} />;
}
