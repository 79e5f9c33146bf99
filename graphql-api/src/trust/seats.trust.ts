import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { driftedCounters } from './counters.js';
import {
  type Heard,
  jitter,
  meanwhile,
  type Racer,
  randomFrom,
  seedOfRun,
  twoServers,
} from './twoServers.js';

const api = testApi();
const two = twoServers(api);
const seed = seedOfRun();
const random = randomFrom(seed);
const capacities = [1, 2, 7, 13, 50];
const eventsEach = 21;
const racers = 96;
type Event = { id: string };
let organization: { id: string };
let people: Racer[];
let admin: Racer;
/** How often a server said that it was too busy, and was asked again. */
let busy = 0;

beforeAll(async () => {
  organization = await api.make.anOrganization();
  const made = [];
  for (let person = 0; person < racers; person += 1) made.push(await api.make.aVolunteer(organization));
  people = await two.signIn(made);
  [admin] = (await two.signIn([await api.make.anAdmin(organization)])) as [Racer];
  console.log(`seats: seed ${seed}`);
});

const mutation =
  'mutation ($id: ID!, $status: RsvpStatus!) { rsvpToEvent(eventId: $id, status: $status) { confirmedSignups } }';

/** Answers an event over one of both doors of one of both servers; a busy server is asked again. */
async function answer(person: Racer, event: Event, status: string, way: number): Promise<string> {
  await jitter(random);
  for (;;) {
    const [door, path, body] = [
      ['GraphQL', '/graphql', { query: mutation, variables: { id: event.id, status } }],
      ['REST', `/api/calendar/events/${event.id}/rsvp`, { status }],
    ][Math.floor(way / 2) % 2] as [string, string, object];
    const heard = await two.ask(way, person.token, 'POST', path, body);
    const code = door === 'REST' ? heard.body.code : heard.body.errors?.[0]?.extensions.code;
    if (code !== 'SERVICE_UNAVAILABLE') return code ?? 'done';
    busy += 1;
    await sleep(50);
  }
}

async function seatsOf({ id }: Event) {
  const { rows } = await api.database.orm.em
    .fork()
    .getConnection()
    .getNativeClient()
    .then((pool) =>
      pool.query(
        `select confirmed_signups as counted,
        (select count(*)::int from rsvps where event_id = $1 and status = 'signed_up') as held
        from events where id = $1`,
        [id],
      ),
    );
  return rows[0] as { counted: number; held: number };
}

const told = (heard: Heard): number => heard.body.event.confirmed_signups;

/** Everybody says yes at once while others look; what went wrong, and how often somebody looked. */
async function race(event: Event, seats: number, way: number) {
  const faults: string[] = [];
  const look = (most: number, where: string) => {
    if (most > seats) faults.push(`${where} showed ${most} of ${seats}`);
  };
  const path = `/api/calendar/events/${event.id}`;
  const readers = [
    meanwhile(async () => {
      const { counted, held } = await seatsOf(event);
      look(Math.max(counted, held), 'the database');
    }),
    meanwhile(async () => look(told(await two.ask(way, admin.token, 'GET', path)), 'a server')),
  ];
  const answers = await Promise.all(people.map((person, index) => answer(person, event, 'signed_up', index)));
  let looks = 0;
  for (const reader of readers) looks += await reader.stop();
  const won = answers.filter((code) => code === 'done').length;
  const lost = answers.filter((code) => code === 'EVENT_FULL').length;
  const { counted, held } = await seatsOf(event);
  const shown = told(await two.ask(way + 1, admin.token, 'GET', path));
  if ([won, counted, held, shown].some((count) => count !== seats) || won + lost !== racers) {
    faults.push(`${won} won, ${lost} lost, ${counted} counted, ${held} held, ${shown} shown of ${seats}`);
  }
  return { faults, looks, won, lost };
}

test('10,080 people race for the seats of 105 events over both doors of two servers: always full, never more', async () => {
  const began = performance.now();
  const sum = { won: 0, lost: 0, looks: 0 };
  const faults: string[] = [];
  for (const seats of capacities) {
    for (let turn = 0; turn < eventsEach; turn += 1) {
      const event = await api.make.anEvent(organization, { maxVolunteers: seats });
      const seen = await race(event, seats, turn);
      faults.push(...seen.faults);
      for (const key of ['won', 'lost', 'looks'] as const) sum[key] += seen[key];
    }
  }
  const events = capacities.length * eventsEach;
  const took = Math.round((performance.now() - began) / 1_000);
  console.log(
    `seats: ${events * racers} answers to ${events} events, ${sum.won} seats given, ${sum.lost} refused; ` +
      `${faults.length} events overbooked or not full; ${sum.looks} looks meanwhile; ${busy} answers 503 asked again; ${took} s`,
  );
  expect(faults).toEqual([]);
  expect(sum.won + sum.lost).toBeGreaterThanOrEqual(10_000);
  expect(await driftedCounters(api.database.db)).toEqual([]);
});

test('one person who says yes 50 times at once, on both servers, holds one seat', async () => {
  for (let round = 0; round < 20; round += 1) {
    const event = await api.make.anEvent(organization, { maxVolunteers: 1 + (round % 3) });
    const [person] = people as [Racer];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => answer(person, event, 'signed_up', index)),
    );
    expect(answers.every((code) => code === 'done')).toBe(true);
    expect(await seatsOf(event)).toEqual({ counted: 1, held: 1 });
  }
  console.log('seats: 20 times 50 answers of one person at once, 1 seat each time');
});

test('2,000 changes of mind never part the count from the seats that are held, nor pass the maximum', async () => {
  const event = await api.make.anEvent(organization, { maxVolunteers: 7 });
  const faults: string[] = [];
  const reader = meanwhile(async () => {
    const { counted, held } = await seatsOf(event);
    if (counted !== held || counted > 7) faults.push(`${counted} counted, ${held} held`);
    await sleep(20);
  });
  const codes = await Promise.all(
    people.slice(0, 20).map(async (person) => {
      const heard: string[] = [];
      for (let turn = 0; turn < 100; turn += 1) {
        const status = random() < 0.5 ? 'signed_up' : 'cancelled';
        heard.push(await answer(person, event, status, Math.floor(random() * 4)));
      }
      return heard;
    }),
  );
  const looks = await reader.stop();
  const others = codes.flat().filter((code) => !['done', 'EVENT_FULL', 'CONFLICT'].includes(code));
  console.log(`seats: 2000 changes of mind, ${looks} looks, ${faults.length} differences`);
  expect([faults, others]).toEqual([[], []]);
  expect(await driftedCounters(api.database.db)).toEqual([]);
});

test('a maximum that is lowered, raised and lifted in the race never takes anybody in above it', async () => {
  for (let round = 0; round < 40; round += 1) {
    const [before, after] = [
      [13, 7],
      [2, 13],
      [7, null],
      [7, 1],
    ][round % 4] as [number, number | null];
    const event = await api.make.anEvent(organization, { maxVolunteers: before });
    const path = `/api/calendar/events/${event.id}`;
    const changing = jitter(random).then(() =>
      two.ask(round, admin.token, 'PUT', path, { max_volunteers: after }),
    );
    const some = people.slice(0, 40);
    const answers = await Promise.all(some.map((person, index) => answer(person, event, 'signed_up', index)));
    const changed = await changing;
    expect(changed.status).toBe(200);
    const won = answers.filter((code) => code === 'done').length;
    const most = after === null ? some.length : Math.max(before, after);
    expect(won).toBeLessThanOrEqual(most);
    if (after !== null && after < before) expect(won).toBe(Math.max(told(changed), after));
    expect(await seatsOf(event)).toEqual({ counted: won, held: won });
    for (const [index, person] of some.entries()) {
      if (answers[index] !== 'done') await answer(person, event, 'signed_up', index);
    }
    // Who comes afterwards finds the seats there are, and no more.
    expect((await seatsOf(event)).held).toBe(after === null ? some.length : Math.max(won, after));
  }
  console.log('seats: 40 maxima changed in the race');
});

test('an event deleted in the race is gone for everybody, 200 times', async () => {
  const heard = new Map<string, number>();
  for (let round = 0; round < 200; round += 1) {
    const event = await api.make.anEvent(organization, { maxVolunteers: 2 });
    const deleting = jitter(random).then(() =>
      two.ask(round, admin.token, 'DELETE', `/api/calendar/events/${event.id}`),
    );
    const some = people.slice(0, 6);
    for (const code of await Promise.all(
      some.map((person, index) => answer(person, event, 'signed_up', index)),
    )) {
      heard.set(code, (heard.get(code) ?? 0) + 1);
    }
    expect((await deleting).status).toBe(200);
  }
  console.log(`seats: 200 events deleted in the race, ${JSON.stringify(Object.fromEntries(heard))}`);
  expect([...heard.keys()].filter((code) => !['done', 'EVENT_FULL', 'NOT_FOUND'].includes(code))).toEqual([]);
  expect(heard.size).toBe(3);
  expect(await driftedCounters(api.database.db)).toEqual([]);
});
