import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';
import { type ServerProcess, startServerProcess } from '../../testing/process.js';

const api = testApi();
const servers: ServerProcess[] = [];
const seats = 7;
const racers = 60;
const rounds = 20;

beforeAll(async () => {
  servers.push(...(await Promise.all([1, 2].map(() => startServerProcess(api.database.url)))));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
});

const post = async (server: ServerProcess, path: string, body: object, token = '') => {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
};

const mutation = `mutation ($id: ID!) { rsvpToEvent(eventId: $id, status: signed_up) { confirmedSignups } }`;

/** Answers 'yes' and tells how it went, over GraphQL for one half of the racers and over REST for the other. */
async function sayYes(racer: number, token: string, eventId: string): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 3));
  const server = servers[racer % 2] as ServerProcess;
  if (racer % 4 < 2) {
    const { errors } = await post(server, '/graphql', { query: mutation, variables: { id: eventId } }, token);
    return (errors as { extensions: { code: string } }[] | undefined)?.[0]?.extensions.code ?? 'seat';
  }
  const answer = await post(server, `/api/calendar/events/${eventId}/rsvp`, { status: 'signed_up' }, token);
  return answer.success ? 'seat' : String(answer.code);
}

test('60 people race for 7 seats over both doors of two servers, and exactly 7 win, every time', async () => {
  const organization = await api.make.anOrganization();
  const people = await Promise.all(Array.from({ length: racers }, () => api.make.aVolunteer(organization)));
  const tokens: string[] = [];
  for (const [racer, { email }] of people.entries()) {
    const server = servers[racer % 2] as ServerProcess;
    const { tokens: pair } = await post(server, '/api/auth/login', { email, password: sharedPassword });
    tokens.push((pair as { accessToken: string }).accessToken);
  }
  for (let round = 0; round < rounds; round += 1) {
    const event = await api.make.anEvent(organization, { maxVolunteers: seats });
    const outcomes = await Promise.all(tokens.map((token, racer) => sayYes(racer, token, event.id)));
    expect(outcomes.filter((outcome) => outcome === 'seat')).toHaveLength(seats);
    expect(outcomes.filter((outcome) => outcome === 'EVENT_FULL')).toHaveLength(racers - seats);
    const { confirmed_signups } = await api.database.db
      .selectFrom('events')
      .select('confirmed_signups')
      .where('id', '=', event.id)
      .executeTakeFirstOrThrow();
    expect(confirmed_signups).toBe(seats);
  }
}, 120_000);
