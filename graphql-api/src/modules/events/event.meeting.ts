import { trimmed } from '../../text.js';
import { isWebAddress } from '../../webAddress.js';

export interface Meeting {
  videoLink: string | null;
  meetingId: string | null;
  meetingPasscode: string | null;
}

/** Whether the form would take it as an id or a passcode: one line, without blanks around it. */
export function isMeetingWord(text: string): boolean {
  return text.length <= 100 && text === text.trim() && /^[^\p{Cc}\u2028\u2029]+$/u.test(text);
}

/** The lines that event.queries.ts writes below a description, the last one first. */
const lines = [
  { field: 'meetingPasscode', label: 'Passcode: ', isValue: isMeetingWord },
  { field: 'meetingId', label: 'Meeting ID: ', isValue: isMeetingWord },
  { field: 'videoLink', label: 'Join Meeting: ', isValue: isWebAddress },
] as const;

/**
 * Reads a description as both doors give it out: what people wrote, and the meeting of the lines below it. Each
 * line counts once, in its place at the end and with a value that the form would take; everything else is text.
 */
export function parseDescription(written: string | null): { description: string | null } & Meeting {
  const meeting: Meeting = { videoLink: null, meetingId: null, meetingPasscode: null };
  let text = (written ?? '').replaceAll('\r\n', '\n').trim();
  for (const { field, label, isValue } of lines) {
    const start = text.lastIndexOf('\n') + 1;
    const value = text.slice(start + label.length);
    if (!text.startsWith(label, start) || !isValue(value)) continue;
    meeting[field] = value;
    text = text.slice(0, start).trimEnd();
  }
  return { description: text || null, ...meeting };
}

/** What an input says about description and meeting; what it leaves out is undefined. */
export function readMeeting(input: Partial<Meeting> & { description?: string | null }) {
  if (input.description === undefined) {
    const said = (text: string | null | undefined) => (text === undefined ? undefined : trimmed(text));
    return {
      description: undefined,
      videoLink: said(input.videoLink),
      meetingId: said(input.meetingId),
      meetingPasscode: said(input.meetingPasscode),
    };
  }
  const parsed = parseDescription(input.description);
  // An empty field beside a line that somebody wrote must not throw away what they wrote.
  return {
    description: parsed.description,
    videoLink: trimmed(input.videoLink) ?? parsed.videoLink,
    meetingId: trimmed(input.meetingId) ?? parsed.meetingId,
    meetingPasscode: trimmed(input.meetingPasscode) ?? parsed.meetingPasscode,
  };
}
