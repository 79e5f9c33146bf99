import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApi } from '../../testing/api.js';
import { lintCalendar } from './icalendar.lint.js';

const api = testApi();
let organization: { id: string };
let volunteer: { id: string };

beforeEach(async () => {
  organization = await api.make.anOrganization({ name: 'Food bank', timezone: 'America/New_York' });
  volunteer = await api.make.aVolunteer(organization);
});

afterEach(() => {
  vi.useRealTimers();
});

const address = async (person: { id: string } = volunteer): Promise<string> =>
  (await api.as(person).graphql('{ myCalendarFeed { url webcalUrl } }')).data.myCalendarFeed.url;

/** What a calendar program gets, which knows the address and nothing else. */
async function subscribe(url: string) {
  const answer = await fetch(url.replace(api.services.env.publicUrl, api.url));
  const text = await answer.text();
  // Texts longer than a line are continued on the next.
  const lines = text.replace(/\r\n /g, '').split('\r\n');
  const all = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
  return { status: answer.status, headers: answer.headers, text, titles: all('SUMMARY'), uids: all('UID') };
}

const answerEvent = (person: { id: string }, event: { id: string }, status: string) =>
  api.as(person).post(`/calendar/events/${event.id}/rsvp`, { status });

test('the feed holds the events one said yes to and the tasks one has to do, right to the letter', async () => {
  const event = await api.make.anEvent(organization, {
    title: 'Shoreline cleanup; bring gloves, please',
    startDate: '2099-06-01',
    startTime: '09:30',
    endTime: '12:00',
  });
  const task = await api.make.aTask(organization, [volunteer], { title: 'Flyers', dueDate: '2099-05-31' });
  await answerEvent(volunteer, event, 'signed_up');
  const { status, headers, text, uids } = await subscribe(await address());
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(lintCalendar(text)).toEqual([]);
  expect(uids).toEqual([`${event.id}@handraise`, `task-${task.id}@handraise`]);
  expect(text).toContain('X-WR-CALNAME:Food bank\r\n');
  expect(text).toContain('DTSTART;TZID=America/New_York:20990601T093000\r\n');
  expect(text).toContain('SUMMARY:Due: Flyers\r\n');
  expect(text).toContain('DTSTART;VALUE=DATE:20990531\r\nDTEND;VALUE=DATE:20990601\r\n');
  expect(text).toContain('TRANSP:TRANSPARENT\r\n');
  // The exported file of the event updates the same entry.
  const exported = await api.as(volunteer).get(`/calendar/events/${event.id}/export`);
  expect(lintCalendar(exported.text)).toEqual([]);
  const entry = /BEGIN:VEVENT[\s\S]*?END:VEVENT/;
  expect(entry.exec(exported.text)?.[0]).toBe(entry.exec(text)?.[0]);
});

test('what is not for this person is not in it', async () => {
  const other = await api.make.aVolunteer(organization);
  const unanswered = await api.make.anEvent(organization, { title: 'Unanswered' });
  await answerEvent(other, unanswered, 'signed_up');
  await api.make.aTask(organization, [other], { title: "Another's", dueDate: '2099-05-31' });
  await api.make.aTask(organization, [volunteer], { title: 'Without a day' });
  const done = await api.make.aTask(organization, [volunteer], { title: 'Done', dueDate: '2099-05-31' });
  await api.as(volunteer).put(`/tasks/${done.id}/status`, { status: 'completed' });
  const { titles, text } = await subscribe(await address());
  expect(titles).toEqual([]);
  expect(lintCalendar(text)).toEqual([]);
});

test('an event one no longer says yes to vanishes', async () => {
  const event = await api.make.anEvent(organization, { title: 'Cleanup' });
  const url = await address();
  await answerEvent(volunteer, event, 'signed_up');
  expect((await subscribe(url)).titles).toEqual(['Cleanup']);
  await answerEvent(volunteer, event, 'cancelled');
  expect((await subscribe(url)).titles).toEqual([]);
  await answerEvent(volunteer, event, 'signed_up');
  await api.database.db.deleteFrom('events').where('id', '=', event.id).execute();
  expect((await subscribe(url)).titles).toEqual([]);
});

test('what is over stays a year', async () => {
  const event = await api.make.anEvent(organization, { title: 'Cleanup', startDate: '2099-06-01' });
  const url = await address();
  await answerEvent(volunteer, event, 'signed_up');
  vi.setSystemTime('2100-06-01T12:00:00Z');
  expect((await subscribe(url)).titles).toEqual(['Cleanup']);
  vi.setSystemTime('2100-06-02T12:00:00Z');
  expect((await subscribe(url)).titles).toEqual([]);
});

describe('the address', () => {
  test('is made once, of 32 bytes, under the public address of the product', async () => {
    const person = api.as(volunteer);
    await person.token();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => person.graphql('{ myCalendarFeed { url webcalUrl } }')),
    );
    const [first, ...others] = answers.map(({ data }) => data.myCalendarFeed);
    const { publicUrl } = api.services.env;
    expect(first.url).toMatch(new RegExp(`^${publicUrl}/api/calendar/feed/[\\w-]{43}\\.ics$`));
    expect(first.webcalUrl).toBe(first.url.replace('http:', 'webcal:'));
    expect(others).toEqual([first, first, first]);
    const forged = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await person.token()}`,
        'content-type': 'application/json',
        'x-forwarded-host': 'evil.example',
      },
      body: JSON.stringify({ query: '{ myCalendarFeed { url } }' }),
    });
    expect(await forged.json()).toEqual({ data: { myCalendarFeed: { url: first.url } } });
  });

  test('is kept as a hash, from which with all else in the database nobody can make it', async () => {
    const secret = (await address()).slice(-47, -4);
    const row = await api.database.db
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('user_id', '=', volunteer.id)
      .executeTakeFirstOrThrow();
    expect(Object.values(row)).not.toContain(secret);
    expect(row.secret_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('stands in no log', async () => {
    const written = vi.spyOn(api.services.log, 'info');
    const url = await address();
    await subscribe(url);
    await vi.waitFor(() => expect(JSON.stringify(written.mock.calls)).toContain('/calendar/feed/'));
    expect(JSON.stringify(written.mock.calls)).not.toContain(url.slice(-47, -4));
    written.mockRestore();
  });

  test('is new after a reset, and the old one leads nowhere', async () => {
    const old = await address();
    const { data } = await api.as(volunteer).graphql('mutation { resetMyCalendarFeed { url webcalUrl } }');
    expect(data.resetMyCalendarFeed.url).not.toBe(old);
    expect((await subscribe(old)).status).toBe(404);
    expect((await subscribe(data.resetMyCalendarFeed.url)).status).toBe(200);
    expect(await address()).toBe(data.resetMyCalendarFeed.url);
  });

  test('is new when the server has a new secret of its own', async () => {
    const old = await address();
    await api.database.db
      .updateTable('calendar_feeds')
      .set({ secret_hash: 'made with another key' })
      .where('user_id', '=', volunteer.id)
      .execute();
    expect((await subscribe(old)).status).toBe(404);
    const renewed = await address();
    expect(renewed).not.toBe(old);
    expect((await subscribe(renewed)).status).toBe(200);
  });

  test('leads nowhere once the person was removed or the organization is inactive', async () => {
    const url = await address();
    await api.database.db
      .updateTable('organizations')
      .set({ is_active: false })
      .where('id', '=', organization.id)
      .execute();
    const inactive = await subscribe(url);
    await api.database.db
      .updateTable('organizations')
      .set({ is_active: true })
      .where('id', '=', organization.id)
      .execute();
    expect((await subscribe(url)).status).toBe(200);
    await api.database.db
      .updateTable('users')
      .set({ removed_at: new Date() })
      .where('id', '=', volunteer.id)
      .execute();
    const removed = await subscribe(url);
    const absent = await subscribe(url.replace(/feed\/.{5}/, 'feed/AAAAA'));
    for (const { status, text } of [inactive, removed, absent]) {
      expect([status, JSON.parse(text).message]).toEqual([404, 'Calendar not found']);
    }
  });

  test.each(['', '.ics', 'x.ics', '%00.ics', '..%2f.ics', `${'a'.repeat(5_000)}.ics`])(
    '%.20j is none',
    async (file) => {
      const { status, headers } = await subscribe(`${api.url}/api/calendar/feed/${file}`);
      expect([404, 400]).toContain(status);
      expect(headers.get('content-type')).toContain('application/json');
    },
  );
});
