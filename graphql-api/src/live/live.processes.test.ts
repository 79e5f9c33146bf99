import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { openStream } from '../testing/eventStream.js';
import { sharedPassword } from '../testing/factories.js';
import { type ServerProcess, startServerProcess } from '../testing/process.js';

const api = testApi();
const servers: ServerProcess[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

async function post(url: string, body: object, token = '') {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  return (await response.json()) as any;
}

test('a yes on one server reaches who is connected to the other, who is let go when that one stops', async () => {
  const organization = await api.make.anOrganization();
  const maya = await api.make.aVolunteer(organization);
  const event = await api.make.anEvent(organization);
  servers.push(
    ...(await Promise.all([startServerProcess(api.database.url), startServerProcess(api.database.url)])),
  );
  const [one, other] = servers as [ServerProcess, ServerProcess];
  const login = { email: maya.email, password: sharedPassword };
  const { accessToken } = (await post(`${one.url}/api/auth/login`, login)).tokens;
  let stream = await openStream(other.url, accessToken);
  for (let tries = 0; stream.status === 503 && tries < 100; tries += 1) {
    await sleep(50);
    stream = await openStream(other.url, accessToken);
  }
  expect(stream.status).toBe(200);
  await post(`${one.url}/api/calendar/events/${event.id}/rsvp`, { status: 'signed_up' }, accessToken);
  for (let tries = 0; stream.updates.length === 0 && tries < 500; tries += 1) await sleep(10);
  expect(stream.updates[0]).toMatchObject({ event: { id: event.id, confirmedSignups: 1 } });
  await other.stop();
  await stream.finished;
  expect(stream.text).toBe('');
});
