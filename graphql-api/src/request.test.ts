import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findViewer } from './modules/people/user.queries.js';
import { testApi } from './testing/api.js';
import { whoWaits } from './testing/waiting.js';

const api = testApi();
const sent = '0191d2a4-5b7c-7def-8a1b-2c3d4e5f6071';

test('a request keeps the id that its client gave it', async () => {
  const answer = await api.as(null).get('/auth/me', { 'x-request-id': sent });
  expect([answer.headers.get('x-request-id'), answer.body.requestId]).toEqual([sent, sent]);
});

test.each(['', 'one', `${sent}\t`, `${sent}1`, '00000000', '{"event":"forged"}'])(
  'what is no id is not written anywhere: %j',
  async (strange) => {
    const answer = await api.as(null).get('/auth/me', { 'x-request-id': strange });
    const given = answer.headers.get('x-request-id');
    expect(given).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    if (strange.trim() !== sent) expect(given).not.toBe(strange);
  },
);

test('a write that waits tells PostgreSQL which request it is', async () => {
  const organization = await api.make.anOrganization();
  const admin = await api.make.anAdmin(organization);
  const event = await api.make.anEvent(organization);
  await api.as(admin).token();
  const seen = await api.database.db.transaction().execute(async (tx) => {
    await sql`select 1 from events where id = ${event.id} for update`.execute(tx);
    const answer = api
      .as(admin)
      .put(`/calendar/events/${event.id}`, { title: 'Later' }, { 'x-request-id': sent });
    return { name: await whoWaits(api.database.db), answer };
  });
  expect(seen.name).toBe(`handraise ${sent}`);
  expect((await seen.answer).status).toBe(200);
});

test('people who ask in the same breath are told apart by one statement', async () => {
  const organizations = await Promise.all([api.make.anOrganization(), api.make.anOrganization()]);
  const people = [];
  for (const organization of [...organizations, ...organizations]) {
    people.push(await api.make.aVolunteer(organization));
  }
  const sessionOf = async (token: Promise<string>) =>
    JSON.parse(Buffer.from((await token).split('.')[1] ?? '', 'base64url').toString()).sid as string;
  const sessions: string[] = [];
  for (const person of people) sessions.push(await sessionOf(api.as(person).token()));
  const [, ...staying] = people;
  await sql`update sessions set revoked_at = now() where id = ${sessions[0]}`.execute(api.database.db);

  let viewers: Awaited<ReturnType<typeof findViewer>>[] = [];
  const count = await api.statements.during(async () => {
    const twice = [...sessions, ...sessions];
    viewers = await Promise.all(twice.map((session) => findViewer(api.database.db, session)));
  });
  expect(count).toBe(1);
  const known = [null, ...staying.map(({ id, organizationId }) => ({ id, organizationId }))];
  expect(viewers.map((viewer) => viewer && { id: viewer.id, organizationId: viewer.organizationId })).toEqual(
    [...known, ...known],
  );
  expect(new Set(viewers).size).toBe(1 + 2 * staying.length);
});
