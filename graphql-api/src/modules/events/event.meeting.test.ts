import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { parseDescription, readMeeting } from './event.meeting.js';
import { description } from './event.queries.js';

const api = testApi();
type Written = ReturnType<typeof parseDescription>;

/** Writes descriptions as the queries do, all in one statement. */
async function write(events: Written[]): Promise<(string | null)[]> {
  const column = (name: keyof Written) => sql`${events.map((event) => event[name])}::text[]`;
  const { rows } = await sql<{ description: string | null }>`
    select ${description} as description
    from unnest(${column('description')}, ${column('videoLink')}, ${column('meetingId')}, ${column('meetingPasscode')})
      with ordinality as e (description, video_link, meeting_id, meeting_passcode, n)
    order by n`.execute(api.database.db);
  return rows.map((row) => row.description);
}

const word = fc
  .string({ minLength: 1, maxLength: 20, unit: 'binary' })
  .filter((text) => text === text.trim() && /^[^\p{C}\u2028\u2029]+$/u.test(text));
const link = fc.webUrl({ withQueryParameters: true, withFragments: true });
/** Lines as people write them, many of them looking like ours. */
const line = fc.oneof(
  fc.string({ maxLength: 30, unit: 'binary' }).filter((text) => /^\P{C}*$/u.test(text)),
  word.map((text) => `Passcode: ${text}`),
  word.map((text) => `Meeting ID: ${text}`),
  link.map((url) => `Join Meeting: ${url}`),
  fc.constantFrom(
    'Join Meeting: tomorrow',
    'Passcode:',
    'passcode: 1',
    'Meeting ID:  1',
    ' Passcode: 2',
    '',
    ' ',
  ),
);
const anyText = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));
const none = fc.constant(null);
const meeting = {
  videoLink: fc.oneof(none, link),
  meetingId: fc.oneof(none, word),
  meetingPasscode: fc.oneof(none, word),
};
/** Events as they are stored: a text that itself ended in a line of ours would have been read as one. */
const stored = fc
  .record({ description: anyText.map((text) => text.trim() || null), ...meeting })
  .filter((event) => parseDescription(event.description).description === event.description);
const thousand = <Value>(of: fc.Arbitrary<Value>) => fc.sample(of, { numRuns: 1_000, seed: 20261121 });

describe('the three lines below a description', () => {
  test('what is written is read back as it was, in 1,000 cases', async () => {
    const events = thousand(stored);
    expect((await write(events)).map(parseDescription)).toEqual(events);
  });

  test('are never multiplied or lost by saving what was shown, in 1,000 cases', async () => {
    const first = thousand(anyText).map(parseDescription);
    const shown = await write(first);
    const second = shown.map(parseDescription);
    expect(second).toEqual(first);
    expect(await write(second)).toEqual(shown);
  });

  test('keep every word that somebody typed, in 1,000 cases', async () => {
    const typed = thousand(anyText);
    const words = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean);
    expect((await write(typed.map(parseDescription))).map(words)).toEqual(typed.map(words));
  });

  test.each([
    ['Bring gloves', { description: 'Bring gloves' }],
    [null, { description: null }],
    [' \n ', { description: null }],
    [
      'Join Meeting: https://meet.example.org/1',
      { description: null, videoLink: 'https://meet.example.org/1' },
    ],
    [
      'Hello\r\nMeeting ID: 5\r\nPasscode: 6\r\n',
      { description: 'Hello', meetingId: '5', meetingPasscode: '6' },
    ],
    ['Passcode: 6\nHello', { description: 'Passcode: 6\nHello' }],
    ['Passcode: 6\nMeeting ID: 5', { description: 'Passcode: 6', meetingId: '5' }],
    ['Passcode: 1\nPasscode: 2', { description: 'Passcode: 1', meetingPasscode: '2' }],
    ['Join Meeting: tomorrow', { description: 'Join Meeting: tomorrow' }],
    ['Join Meeting: javascript:alert(1)', { description: 'Join Meeting: javascript:alert(1)' }],
  ])('%o is read as %o', (text, expected) => {
    const nothing = { videoLink: null, meetingId: null, meetingPasscode: null };
    expect(parseDescription(text)).toEqual({ ...nothing, ...expected });
  });
});

describe('fields beside a description', () => {
  const written = 'Hello\nMeeting ID: 5';

  test('that say something are right', () => {
    expect(readMeeting({ description: written, meetingId: ' 7 ' })).toMatchObject({
      description: 'Hello',
      meetingId: '7',
    });
  });

  test('that are empty leave what stands in the lines', () => {
    expect(readMeeting({ description: written, meetingId: '' })).toMatchObject({
      description: 'Hello',
      meetingId: '5',
    });
  });

  test('that are empty empty the meeting where no line names it', () => {
    expect(readMeeting({ description: 'Hello', meetingId: null })).toMatchObject({ meetingId: null });
    expect(readMeeting({ meetingId: '' })).toMatchObject({ description: undefined, meetingId: null });
  });

  test('that are left out with the description change nothing', () => {
    expect(Object.values(readMeeting({}))).toEqual([undefined, undefined, undefined, undefined]);
  });
});
