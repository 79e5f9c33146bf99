import type { FragmentType } from '@apollo/client';
import { Calendar, Clock, type LucideIcon, MapPin, TriangleAlert, User, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { EventDetails_EventFragmentDoc } from '../../graphql/graphql';
import { formatDates, formatLongDate } from '../../lib/dates';
import { messages } from '../../lib/messages';
import { Chip } from '../../ui/Chip';
import { CopyButton } from '../../ui/CopyButton';
import { LinkedText } from '../../ui/LinkedText';
import { attendanceText, eventTypes, rsvpText, timeText } from './eventWords';

const meetingLink = /^Join Meeting: (https?:\/\/\S+)$/m;

/** What there is to know about an event before answering. */
export function EventDetails({ event: from }: { event: FragmentType<typeof EventDetails_EventFragmentDoc> }) {
  const { data: event } = useSuspenseFragment({ fragment: EventDetails_EventFragmentDoc, from });
  const type = eventTypes[event.eventType];
  const time = timeText(event);
  const answer = rsvpText(event.userRsvpStatus);
  const meeting = meetingLink.exec(event.description ?? '')?.[1];
  const organizer = [event.creatorName, event.creatorLastname].filter(Boolean).join(' ');
  const closed = !event.canSignup && event.userRsvpStatus === null;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap gap-2">
        <Chip tone={type.tone}>{type.label}</Chip>
        {answer && <Chip tone={event.userRsvpStatus === 'signed_up' ? 'green' : 'stone'}>{answer}</Chip>}
      </p>
      <dl className="flex flex-col gap-2">
        <Fact icon={Calendar} label="Date">
          {formatDates(event.startDate, event.endDate, formatLongDate)}
        </Fact>
        {time && (
          <Fact icon={Clock} label="Time">
            {time}
          </Fact>
        )}
        {event.location && (
          <Fact icon={MapPin} label="Location">
            {event.location}
          </Fact>
        )}
        <Fact icon={Users} label="Attendance">
          <span aria-live="polite">{attendanceText(event)}</span>
        </Fact>
        {organizer && (
          <Fact icon={User} label="Organizer">
            {organizer}
          </Fact>
        )}
      </dl>
      {event.description && (
        <div className="flex items-end gap-2">
          <p className="min-w-0 grow whitespace-pre-line">
            <LinkedText text={event.description} />
          </p>
          {meeting && <CopyButton label="Copy meeting link" text={meeting} />}
        </div>
      )}
      {(event.hasEnded || closed) && (
        <p className="flex items-center gap-2 rounded-lg bg-orange-soft px-3 py-2 font-semibold text-orange">
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
          {event.hasEnded ? messages.eventEnded : messages.atCapacity}
        </p>
      )}
    </div>
  );
}

function Fact({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3">
      <dt className="pt-0.5">
        <Icon aria-hidden="true" className="size-5 text-mute" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
