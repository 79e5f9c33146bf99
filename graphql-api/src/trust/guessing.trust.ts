import 'reflect-metadata';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../database/id.js';
import { testApi } from '../testing/api.js';
import { sharedPassword } from '../testing/factories.js';
import { randomFrom, seedOfRun } from './twoServers.js';

const api = testApi();
const seed = seedOfRun();
const random = randomFrom(seed);
let organization: { id: string };

beforeAll(async () => {
  organization = await api.make.anOrganization();
  console.log(`guessing: seed ${seed}`);
});

const login = async (email: unknown, password: string, ip: string) => {
  const response = await fetch(`${api.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ email, password }),
  });
  await response.arrayBuffer();
  return response.status;
};

/** How long each of two kinds of work takes, one after the other in random order. */
async function times(
  rounds: number,
  works: [(turn: number) => Promise<unknown>, (turn: number) => Promise<unknown>],
) {
  const taken: [number[], number[]] = [[], []];
  for (let turn = 0; turn < rounds; turn += 1) {
    const first = random() < 0.5 ? 0 : 1;
    for (const which of [first, 1 - first] as (0 | 1)[]) {
      const began = performance.now();
      await works[which](turn);
      taken[which].push(performance.now() - began);
    }
  }
  return taken;
}

/** How well the time alone tells one from the other: 0.5 is a coin, 1 is certainty. */
function areaUnderCurve(one: number[], other: number[]): number {
  let ahead = 0;
  for (const a of one) for (const b of other) ahead += a > b ? 1 : a === b ? 0.5 : 0;
  const share = ahead / (one.length * other.length);
  return Math.max(share, 1 - share);
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] as number;

test('how long a wrong sign-in takes does not tell whether the address is known (500 and 500)', async () => {
  const people: { email?: unknown }[] = [];
  for (let person = 0; person < 50; person += 1) people.push(await api.make.aVolunteer(organization));
  const address = (turn: number, kind: number) => `10.${kind}.${turn >> 8}.${turn & 255}`;
  const [known, unknown] = await times(500, [
    (turn) => login(people[turn % 50]?.email, 'not the password', address(turn, 1)),
    async (turn) => {
      // The limits of guessing are not what is measured.
      const status = await login(`nobody${turn % 50}@example.org`, 'not the password', address(turn, 2));
      if (turn % 10 === 9) await api.database.db.deleteFrom('rate_limits' as never).execute();
      return status;
    },
  ]);
  const auc = areaUnderCurve(known, unknown);
  console.log(
    `guessing: 500 known and 500 unknown addresses, AUC ${auc.toFixed(3)}, medians ${median(known).toFixed(1)} and ${median(unknown).toFixed(1)} ms`,
  );
  expect(auc).toBeLessThanOrEqual(0.55);
});

test('how long a refusal takes does not tell whether a thing of others exists (500 pairs)', async () => {
  const elsewhere = await api.make.anOrganization();
  const made = { events: [] as string[], tasks: [] as string[], documents: [] as string[] };
  for (let number = 0; number < 100; number += 1) {
    made.events.push((await api.make.anEvent(elsewhere)).id);
    made.tasks.push((await api.make.aTask(elsewhere)).id);
    made.documents.push((await api.make.aDocument(elsewhere)).id);
  }
  const person = api.as(await api.make.anAdmin(organization));
  for (const [what, path] of [
    ['events', '/calendar/events/'],
    ['tasks', '/tasks/'],
    ['documents', '/documents/'],
  ] as const) {
    const end = what === 'documents' ? '/download' : '';
    const ask = async (id: string) => expect((await person.get(`${path}${id}${end}`)).status).toBe(404);
    // Made beforehand, and asked for as often: nothing differs but that one exists.
    const ids = { foreign: made[what], absent: made[what].map(() => newId()) };
    for (const id of [...ids.foreign, ...ids.absent]) await ask(id);
    const [foreign, absent] = await times(500, [
      (turn) => ask(ids.foreign[turn % 100] as string),
      (turn) => ask(ids.absent[turn % 100] as string),
    ]);
    const difference = Math.abs(median(foreign) - median(absent));
    const auc = areaUnderCurve(foreign, absent);
    console.log(
      `guessing: 500 ${what} elsewhere and 500 of nobody, medians ${difference.toFixed(2)} ms apart, AUC ${auc.toFixed(3)}`,
    );
    expect(difference).toBeLessThan(2);
    expect(auc).toBeLessThanOrEqual(0.6);
  }
});

test('while an organization is guessed at from everywhere, who is known signs in and the others are served', async () => {
  await api.database.db.deleteFrom('rate_limits' as never).execute();
  const place = await api.make.anOrganization();
  const members: { email?: unknown }[] = [];
  for (let person = 0; person < 50; person += 1) members.push(await api.make.aVolunteer(place));
  const honest = await api.make.anAdmin(place);
  const home = '203.0.113.77';
  expect(await login(honest.email, sharedPassword, home)).toBe(200);
  const reader = api.as(honest);
  await reader.token();
  const counts: Record<number, number> = {};
  let going = true;
  let guesses = 0;
  const attackers = Array.from({ length: 8 }, async () => {
    while (going) {
      guesses += 1;
      const status = await login(
        members[guesses % 50]?.email,
        `guess ${guesses}`,
        `198.18.${guesses & 255}.${guesses >> 8}`,
      );
      counts[status] = (counts[status] ?? 0) + 1;
    }
  });
  const signIns: number[] = [];
  const reads: number[] = [];
  const ends = performance.now() + 30_000;
  while (performance.now() < ends) {
    let began = performance.now();
    expect(await login(honest.email, sharedPassword, home)).toBe(200);
    signIns.push(performance.now() - began);
    began = performance.now();
    expect((await reader.get('/tasks/my')).status).toBe(200);
    reads.push(performance.now() - began);
  }
  going = false;
  await Promise.all(attackers);
  console.log(
    `guessing: ${guesses} guesses of 8 attackers in 30 s, answers ${JSON.stringify(counts)}; ${signIns.length} of ${signIns.length} honest sign-ins, ` +
      `slowest ${Math.round(Math.max(...signIns))} ms; reads meanwhile: median ${median(reads).toFixed(1)} ms, slowest ${Math.round(Math.max(...reads))} ms`,
  );
  // A hundred in the hour, and behind them one in five seconds.
  expect(counts[401]).toBeGreaterThanOrEqual(100);
  expect(counts[401]).toBeLessThanOrEqual(110);
  expect(Math.max(...signIns)).toBeLessThan(8_000);
});

test('an account is guessed at twenty times in an hour, from however many addresses, and its owner comes in', async () => {
  const { email } = await api.make.aVolunteer(await api.make.anOrganization());
  expect(await login(email, sharedPassword, '203.0.113.5')).toBe(200);
  const counts: Record<number, number> = {};
  await Promise.all(
    Array.from({ length: 200 }, async (_, guess) => {
      const status = await login(email, `guess ${guess}`, `198.19.${guess & 63}.1`);
      counts[status] = (counts[status] ?? 0) + 1;
    }),
  );
  console.log(`guessing: 200 guesses at one account from 64 addresses, ${JSON.stringify(counts)}`);
  expect(counts).toEqual({ 401: 20, 429: 180 });
  expect(await login(email, sharedPassword, '203.0.113.5')).toBe(200);
});
