import type { FragmentType } from '@apollo/client';
import { MapPin } from 'lucide-react';
import { memo, useTransition } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { EventCard_EventFragmentDoc } from '../../graphql/graphql';
import { parseDay } from '../../lib/dates';
import { Chip } from '../../ui/Chip';
import { edgeTone } from '../../ui/tones';
import { attendanceText, eventTypes, rsvpText, whenText } from './eventWords';

type EventCardProps = {
  event: FragmentType<typeof EventCard_EventFragmentDoc>;
  /** Shown as over; left out where everything is. */
  isPast?: boolean;
  onOpen: (id: string) => void;
};

/** One event of a list; the whole card is the button that opens its details. */
export const EventCard = memo(function EventCard({ event: from, isPast = false, onOpen }: EventCardProps) {
  const { data: event } = useSuspenseFragment({ fragment: EventCard_EventFragmentDoc, from });
  // Marked in the next frame; the window takes a slow phone a little longer.
  const [isOpening, startOpening] = useTransition();
  const { weekday, month, day } = parseDay(event.startDate);
  const answer = rsvpText(event.userRsvpStatus);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => startOpening(() => onOpen(event.id))}
      className={`flex w-full items-center gap-3 rounded-lg border p-2 text-left transition-colors hover:border-pine hover:bg-pine-soft ${isOpening ? 'border-pine bg-pine-soft' : 'border-line'}`}
    >
      <span
        aria-hidden="true"
        className={`flex w-14 shrink-0 flex-col items-center rounded-md border-l-[3px] py-1 leading-tight ${edgeTone[isPast ? 'stone' : eventTypes[event.eventType].tone]}`}
      >
        <span className="text-xs text-mute">{weekday}</span>
        <span className="text-lg font-bold figures">{day}</span>
        <span className="text-xs text-mute">{month}</span>
      </span>
      <span className="flex min-w-0 grow flex-col gap-1 sm:flex-row sm:items-center sm:gap-3">
        <span className="min-w-0 grow">
          <span className={`line-clamp-3 font-semibold ${isPast ? 'text-mute' : ''}`}>{event.title}</span>
          <span className="block text-sm text-mute">{whenText(event)}</span>
          <span className="flex flex-wrap items-center gap-x-3 text-sm text-mute">
            {event.location && (
              <span className="flex min-w-0 items-center gap-1">
                <MapPin aria-hidden="true" className="size-3.5 shrink-0" />
                <span className="truncate">{event.location}</span>
              </span>
            )}
            <span>{attendanceText(event)}</span>
          </span>
        </span>
        {(answer || isPast) && (
          <span className="flex flex-wrap gap-2">
            {isPast && <Chip>Past</Chip>}
            {answer && <Chip tone={event.userRsvpStatus === 'signed_up' ? 'green' : 'stone'}>{answer}</Chip>}
          </span>
        )}
      </span>
    </button>
  );
});
