import { whenOpened } from '../../ui/whenOpened';
import { useOpenEvent } from './useOpenEvent';

const EventDialog = whenOpened<{ open: boolean }>(() =>
  import('./EventDialog').then((module) => module.EventDialog),
);

/** The place of the event named in the address. */
export function OpenEvent() {
  const { openEventId } = useOpenEvent();
  return <EventDialog open={openEventId !== null} />;
}
