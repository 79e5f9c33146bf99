import 'reflect-metadata';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { driftedCounters } from './counters.js';
import { oppositeOrder } from './storms.js';
import { type Heard, inLanes, jitter, type Racer, randomFrom, seedOfRun, twoServers } from './twoServers.js';

const api = testApi();
const two = twoServers(api);
const seed = seedOfRun();
const random = randomFrom(seed);
let organization: { id: string };
let ruth: Racer;
let joan: Racer;
let ada: Racer;

beforeAll(async () => {
  organization = await api.make.anOrganization();
  [ruth, joan, ada] = (await two.signIn([
    await api.make.anAdmin(organization),
    await api.make.anAdmin(organization),
    await api.make.aVolunteer(organization),
  ])) as [Racer, Racer, Racer];
  console.log(`storms: seed ${seed}`);
});

const soon = <Result>(work: () => Promise<Result>) => jitter(random).then(work);
const complete = (server: number, task: { id: string }, completionNotes: string) =>
  soon(() =>
    two.ask(server, ada.token, 'PUT', `/api/tasks/${task.id}/status`, {
      status: 'completed',
      completionNotes,
    }),
  );
const completeFor = (server: number, task: { id: string }) =>
  soon(() =>
    two.ask(server, ruth.token, 'POST', `/api/tasks/${task.id}/complete`, {
      ...{ userId: ada.id, completionNotes: 'Completed by admin', adminFeedback: 'Thank you' },
    }),
  );

test('1,000 assignments completed twice at the same moment keep the time and the words of one of them', async () => {
  const winners = new Map<string, number>();
  await inLanes(1_000, 4, async (round) => {
    const task = await api.make.aTask(organization, [ada]);
    const other = round % 2 === 0 ? complete(1, task, 'B') : completeFor(1, task);
    const answers = await Promise.all([complete(0, task, 'A'), other]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [mine, theirs] = answers.map(({ body }) => body.assignment);
    expect(mine.completed_at).toBe(theirs.completed_at);
    expect(mine.completion_notes).toBe(theirs.completion_notes);
    const later = await complete(0, task, 'C');
    expect(later.body.assignment.completion_notes).toBe(mine.completion_notes);
    expect(later.body.assignment.completed_at).toBe(mine.completed_at);
    winners.set(mine.completion_notes, (winners.get(mine.completion_notes) ?? 0) + 1);
  });
  console.log(`storms: 1000 double completions, first were ${JSON.stringify(Object.fromEntries(winners))}`);
  // Both sides win sometimes, or it was no race.
  expect([...winners.keys()].toSorted()).toEqual(['A', 'B', 'Completed by admin']);
  expect(await driftedCounters(api.database.db)).toEqual([]);
});

test('two admins who save the same task or event 500 times never mix their words', async () => {
  const task = await api.make.aTask(organization);
  const event = await api.make.anEvent(organization);
  const words = (mark: 'a' | 'b') => ({
    task: {
      ...{ title: mark, description: mark, priority: mark === 'a' ? 'high' : 'low' },
      ...{ due_date: mark === 'a' ? '2099-01-01' : '2099-02-02', estimated_hours: mark === 'a' ? 1 : 2 },
    },
    event: {
      ...{ title: mark, location: mark, meeting_id: mark, max_volunteers: mark === 'a' ? 1 : 2 },
      ...{ start_date: `2099-01-0${mark === 'a' ? 1 : 2}`, end_date: `2099-01-0${mark === 'a' ? 1 : 2}` },
    },
  });
  const last = { a: 0, b: 0 };
  for (let round = 0; round < 500; round += 1) {
    const kind = round % 2 === 0 ? 'task' : 'event';
    const path = kind === 'task' ? `/api/tasks/${task.id}` : `/api/calendar/events/${event.id}`;
    const save = (server: number, who: Racer, mark: 'a' | 'b') =>
      soon(() => two.ask(server, who.token, 'PUT', path, words(mark)[kind]));
    const saved: Heard[] = await Promise.all([save(0, ruth, 'a'), save(1, joan, 'b')]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200]);
    const stored = (await two.ask(round, joan.token, 'GET', path)).body[kind];
    const mark = stored.title as 'a' | 'b';
    expect(stored).toMatchObject(words(mark)[kind]);
    last[mark] += 1;
  }
  console.log(`storms: 500 double saves, the last word was ${JSON.stringify(last)}`);
  expect(Math.min(last.a, last.b)).toBeGreaterThan(0);
});

test('the same address added 20 times at once over two servers, however it is spelled, is added once, 50 times', async () => {
  await inLanes(50, 2, async (round) => {
    const spellings = [
      `Same.${round}@Example.org`,
      ` same.${round}@example.ORG `,
      `SAME.${round}@EXAMPLE.ORG`,
    ];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        soon(() =>
          two.ask(index, index % 4 < 2 ? ruth.token : joan.token, 'POST', '/api/admin/volunteers', {
            ...{ name: 'Same Person', email: spellings[index % 3], role: 'volunteer' },
          }),
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });
  console.log('storms: 50 times 20 additions of one address, 1 person each time');
});

test('5,000 rounds in opposite order end without a fault, and the counters are what the rows say', async () => {
  const began = performance.now();
  const { faults, statuses, deadlocks } = await oppositeOrder(api, two, { rounds: 5_000, seed });
  console.log(
    `storms: 5000 rounds in opposite order, answers ${JSON.stringify(statuses)}, ${deadlocks} deadlocks ended by PostgreSQL, ` +
      `${faults.length} faults, ${Math.round((performance.now() - began) / 1_000)} s`,
  );
  expect(faults).toEqual([]);
  expect(await driftedCounters(api.database.db)).toEqual([]);
});
