import type { EventAttendeesQuery } from '../../graphql/desk/graphql';
import { attendanceText, whenText } from '../events/eventWords';
import { type Attendee, answerOf, nameOf } from './attendeesCsv';

type AttendeesPrintProps = {
  event: EventAttendeesQuery['event'];
  attendees: readonly Attendee[];
};

/** The list on paper, in the place of the page: windows over the page do not print. */
export function AttendeesPrint({ event, attendees }: AttendeesPrintProps) {
  return (
    <section aria-label="Attendees on paper" className="hidden print:block">
      <h1 className="text-2xl font-bold">{event.title}</h1>
      <p>{[whenText(event), event.location, attendanceText(event)].filter(Boolean).join(' · ')}</p>
      <table className="mt-4 w-full border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-ink">
            {['Name', 'Email', 'Phone', 'Answer', 'Notes'].map((column) => (
              <th key={column} scope="col" className="py-1 pr-3">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {attendees.map((attendee) => (
            <tr key={attendee.userId} className="break-inside-avoid border-b border-line align-top">
              <td className="py-1 pr-3">{nameOf(attendee)}</td>
              <td className="py-1 pr-3">{attendee.email}</td>
              <td className="py-1 pr-3">{attendee.phone}</td>
              <td className="py-1 pr-3">{answerOf(attendee)}</td>
              <td className="py-1">{attendee.notes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
