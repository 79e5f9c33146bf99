import type { EventAttendeesQuery } from '../../graphql/desk/graphql';
import { formatMoment } from '../../lib/dates';
import { saveFile } from '../../lib/saveFile';

export type Attendee = EventAttendeesQuery['eventAttendees']['items'][number];

/** 'Maya Lopez', or else the e-mail. */
export function nameOf({ firstName, lastName, email }: Attendee): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email || 'No name';
}

/** 'Yes' or 'No' */
export const answerOf = ({ status }: Attendee) => (status === 'signed_up' ? 'Yes' : 'No');

/** The answers as a table that opens right in Excel, and in which no cell is taken for a formula. */
export async function attendeesCsv(attendees: readonly Attendee[], timeZone: string): Promise<string> {
  const { unparse } = (await import('papaparse')).default;
  const rows = attendees.map((attendee) => ({
    Name: nameOf(attendee),
    Email: attendee.email ?? '',
    Phone: attendee.phone ?? '',
    Answer: answerOf(attendee),
    Answered: formatMoment(attendee.answeredAt, timeZone),
    Notes: attendee.notes ?? '',
  }));
  const columns = ['Name', 'Email', 'Phone', 'Answer', 'Answered', 'Notes'];
  // Without the mark Excel reads UTF-8 as something else.
  return `\uFEFF${unparse(rows, { columns, header: true, escapeFormulae: true })}`;
}

/** Hands a text to the browser as a file. */
export function saveCsv(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
}

/** 'kitchen-shift-2026-11-28-attendees.csv' */
export function csvName({ title, startDate }: { title: string; startDate: string }): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return [words, startDate, 'attendees.csv'].filter(Boolean).join('-');
}
