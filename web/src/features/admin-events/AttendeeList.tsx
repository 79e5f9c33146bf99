import { Users } from 'lucide-react';
import { formatMoment } from '../../lib/dates';
import { EmptyState } from '../../ui/EmptyState';
import { type Attendee, nameOf } from './attendeesCsv';

type AttendeeListProps = { attendees: readonly Attendee[]; timeZone: string };

/** Those who come and those who do not, with the ways to reach them. */
export function AttendeeList({ attendees, timeZone }: AttendeeListProps) {
  if (attendees.length === 0)
    return <EmptyState icon={Users} text="Nobody has answered yet" hint="Answers stand here as they come." />;
  const yes = attendees.filter(({ status }) => status === 'signed_up');
  const no = attendees.filter(({ status }) => status === 'cancelled');
  return (
    <div className="flex flex-col gap-4">
      <Group title={`Said yes (${yes.length})`} attendees={yes} timeZone={timeZone} />
      <Group title={`Said no (${no.length})`} attendees={no} timeZone={timeZone} />
    </div>
  );
}

function Group({ title, attendees, timeZone }: AttendeeListProps & { title: string }) {
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      {attendees.length === 0 && <p className="text-sm text-mute">Nobody</p>}
      <ul className="divide-y divide-line">
        {attendees.map((attendee) => (
          <li key={attendee.userId} className="py-2">
            <p className="font-semibold">{nameOf(attendee)}</p>
            <p className="flex flex-wrap items-center gap-x-4 text-sm">
              {attendee.email && (
                <a
                  href={`mailto:${attendee.email}`}
                  className="flex min-h-6 items-center break-all text-pine underline"
                >
                  {attendee.email}
                </a>
              )}
              {attendee.phone && (
                <a href={`tel:${attendee.phone}`} className="flex min-h-6 items-center text-pine underline">
                  {attendee.phone}
                </a>
              )}
              <span className="text-mute">{formatMoment(attendee.answeredAt, timeZone)}</span>
            </p>
            {attendee.notes && <p className="text-sm whitespace-pre-line">{attendee.notes}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
