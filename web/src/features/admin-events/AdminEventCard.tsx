import type { FragmentType } from '@apollo/client';
import { MapPin, Users, Video } from 'lucide-react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { AdminEventCard_EventFragmentDoc } from '../../graphql/desk/graphql';
import { parseDay } from '../../lib/dates';
import { deskMessages } from '../../lib/deskMessages';
import { Chip } from '../../ui/Chip';
import { edgeTone } from '../../ui/tones';
import { attendanceText, eventTypes, whenText } from '../events/eventWords';
import { EventActions } from './EventActions';
import { hasMeeting, withoutMeeting } from './meetingText';

type AdminEventCardProps = {
  event: FragmentType<typeof AdminEventCard_EventFragmentDoc>;
  today: string;
  /** Called when the event is gone, or another one was made of it. */
  onChanged?: () => void;
};

/** One event as its organizers see it, with all that can be done to it. */
export function AdminEventCard({ event: from, today, onChanged }: AdminEventCardProps) {
  const { data: event } = useSuspenseFragment({ fragment: AdminEventCard_EventFragmentDoc, from });
  const { weekday, month, day } = parseDay(event.startDate);
  const type = eventTypes[event.eventType];
  const text = withoutMeeting(event.description ?? '');
  return (
    <article
      aria-label={event.title}
      className="flex flex-col gap-2 rounded-xl border border-line bg-card p-3 sm:p-4"
    >
      <div className="flex items-start gap-3 sm:gap-4">
        <span
          aria-hidden="true"
          className={`flex w-14 shrink-0 flex-col items-center rounded-md border-l-[3px] py-1 leading-tight ${edgeTone[type.tone]}`}
        >
          <span className="text-xs text-mute">{weekday}</span>
          <span className="text-lg font-bold figures">{day}</span>
          <span className="text-xs text-mute">{month}</span>
        </span>
        <div className="min-w-0 grow">
          <h2 className="line-clamp-3 font-semibold">{event.title}</h2>
          <p className="text-sm text-mute">{whenText(event)}</p>
          <p className="flex flex-wrap gap-x-4 text-sm text-mute">
            {event.location && (
              <span className="flex min-w-0 items-center gap-1">
                <MapPin aria-hidden="true" className="size-3.5 shrink-0" />
                <span className="truncate">{event.location}</span>
              </span>
            )}
            <span className="flex items-center gap-1">
              <Users aria-hidden="true" className="size-3.5 shrink-0" />
              {attendanceText(event)}
            </span>
          </p>
          {text && <p className="line-clamp-2 pt-1 text-sm whitespace-pre-line">{text}</p>}
          <p className="flex flex-wrap gap-1 pt-2">
            <Chip tone={type.tone}>{type.label}</Chip>
            {event.hasEnded && <Chip>Ended</Chip>}
            {hasMeeting(event.description) && (
              <Chip tone="blue">
                <Video aria-hidden="true" className="size-3.5" />
                {deskMessages.videoMeeting}
              </Chip>
            )}
          </p>
        </div>
      </div>
      {event.viewerCanEdit && <EventActions event={event} today={today} onChanged={onChanged} />}
    </article>
  );
}
