import 'reflect-metadata';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { deadlocks } from './storms.js';
import { jitter, randomFrom } from './twoServers.js';

const api = testApi();
const rounds = 4;

test('writers who wait for each other in a circle are all answered, and learn nothing of it', async () => {
  const organization = await api.make.anOrganization();
  const admins = [api.as(await api.make.anAdmin(organization)), api.as(await api.make.anAdmin(organization))];
  const tasks = [await api.make.aTask(organization), await api.make.aTask(organization)];
  // No code of ours locks two tasks; this makes it so that whoever changes one wants the other too.
  await sql`create function tangle() returns trigger language plpgsql as $$ begin
    perform pg_sleep(0.01);
    perform 1 from tasks where organization_id = new.organization_id and id <> new.id for no key update;
    return null; end $$`.execute(api.database.db);
  await sql`create trigger tangled after update on tasks for each row execute function tangle()`.execute(
    api.database.db,
  );
  const random = randomFrom(7);
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(
      admins.map(async (admin, index) => {
        await jitter(random);
        return admin.put(`/tasks/${tasks[index]?.id}`, { title: `Round ${round}` });
      }),
    );
    statuses.push(...answers.map(({ status }) => status));
    for (const task of tasks) {
      expect((await admins[0]?.get(`/tasks/${task.id}`))?.body.task.title).toBe(`Round ${round}`);
    }
  }
  expect(statuses).toEqual(Array.from({ length: 2 * rounds }, () => 200));
  await expect.poll(() => deadlocks(api), { timeout: 10_000 }).toBeGreaterThan(0);
});
