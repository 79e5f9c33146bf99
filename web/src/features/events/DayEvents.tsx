import type { FragmentType } from '@apollo/client';
import type { EventCard_EventFragmentDoc } from '../../graphql/graphql';
import { EventCard } from './EventCard';

type DayEvent = { id: string; hasEnded: boolean } & FragmentType<typeof EventCard_EventFragmentDoc>;

/** All events of one day. */
export function DayEvents({ events, onOpen }: { events: readonly DayEvent[]; onOpen: (id: string) => void }) {
  if (events.length === 0) return <p className="py-2 text-mute">No events on this day</p>;
  return (
    <ul className="flex flex-col gap-2">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} isPast={event.hasEnded} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
