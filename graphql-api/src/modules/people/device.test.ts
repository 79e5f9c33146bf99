import { beforeEach, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
const list = '{ mySessions { id current createdAt lastUsedAt userAgent ip } }';
let person: { id: string };
let phone: ReturnType<typeof api.as>;
let laptop: ReturnType<typeof api.as>;

beforeEach(async () => {
  const organization = await api.make.anOrganization();
  person = await api.make.aVolunteer(organization);
  phone = api.as(person);
  laptop = api.as(person);
  await laptop.token();
  await phone.token();
});

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
const ids = (sessions: any[]) => sessions.map(({ id }) => id);

test('mySessions lists the own devices, this one first, under the same names in both doors', async () => {
  const stranger = await api.make.aVolunteer(await api.make.anOrganization());
  await api.as(stranger).token();
  const { data } = await laptop.graphql(list);
  expect(data.mySessions.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
  const rest = await phone.get('/auth/sessions');
  expect(ids(rest.body.sessions)).toEqual(ids(data.mySessions).toReversed());
  expect(rest.body).toEqual({
    success: true,
    sessions: [true, false].map((current) => ({
      id: expect.any(String),
      current,
      created_at: expect.stringMatching(/Z$/),
      last_used_at: expect.stringMatching(/Z$/),
      user_agent: null,
      ip: null,
    })),
  });
});

test('a sign-in is listed with its browser and address', async () => {
  const email = `${person.id}@example.org`;
  await api.database.db.updateTable('users').set({ email }).where('id', '=', person.id).execute();
  await api
    .as(null)
    .post(
      '/auth/login',
      { email, password: 'shared-password-1' },
      { 'user-agent': 'Firefox', 'x-forwarded-for': '192.0.2.9' },
    );
  const { data } = await phone.graphql(list);
  expect(data.mySessions).toHaveLength(3);
  expect(data.mySessions[1]).toMatchObject({ userAgent: 'Firefox', ip: '192.0.2.9', current: false });
});

test('a device that was signed out can do nothing from then on', async () => {
  const { data } = await laptop.graphql(list);
  const other = data.mySessions[1].id;
  const answer = await laptop.delete(`/auth/sessions/${other}`);
  expect([answer.status, answer.body]).toEqual([
    200,
    { success: true, message: 'Signed out on this device' },
  ]);
  expect((await phone.get('/auth/me')).status).toBe(401);
  expect((await laptop.get('/auth/me')).status).toBe(200);
  expect((await laptop.graphql(list)).data.mySessions).toHaveLength(1);
  expect((await laptop.delete(`/auth/sessions/${other}`)).status).toBe(404);
});

test('endMySession also ends the session that asks', async () => {
  const { data } = await laptop.graphql(list);
  const end = 'mutation ($id: ID!) { endMySession(id: $id) }';
  expect((await laptop.graphql(end, { id: data.mySessions[0].id })).data.endMySession).toBe(true);
  expect((await laptop.graphql(list)).code).toBe('UNAUTHENTICATED');
  expect((await phone.get('/auth/me')).status).toBe(200);
});

test('a session of somebody else is as absent as one that never was', async () => {
  const stranger = api.as(await api.make.aVolunteer(await api.make.anOrganization()));
  const foreign = (await stranger.graphql(list)).data.mySessions[0].id;
  const answers = await Promise.all(
    [foreign, '0197a3c0-0000-7000-8000-000000000000'].map((id) => phone.delete(`/auth/sessions/${id}`)),
  );
  for (const { status, body } of answers) {
    expect([status, body.message]).toEqual([404, 'Session not found']);
  }
  expect((await stranger.get('/auth/me')).status).toBe(200);
  expect((await phone.delete('/auth/sessions/1')).body.message).toBe('id must be an id');
});

test('endMyOtherSessions leaves this device alone, and tells how many it ended', async () => {
  const stranger = api.as(await api.make.aVolunteer(await api.make.anOrganization()));
  await stranger.token();
  const answer = await phone.delete('/auth/sessions');
  expect(answer.body).toEqual({ success: true, message: 'Signed out on 1 other device', ended: 1 });
  expect((await laptop.get('/auth/me')).status).toBe(401);
  expect((await phone.get('/auth/me')).status).toBe(200);
  expect((await stranger.get('/auth/me')).status).toBe(200);
  expect((await phone.graphql('mutation { endMyOtherSessions }')).data.endMyOtherSessions).toBe(0);
});
