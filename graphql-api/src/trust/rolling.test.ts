import 'reflect-metadata';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { executableSchema } from '../schema.js';
import { testApi } from '../testing/api.js';
import { factories } from '../testing/factories.js';
import { type Call, everyCall } from './calls.js';
import { type Principal, principals } from './principals.js';
import { makePlace, type Place } from './world.js';

const api = testApi();
const [admin, owner] = ['an admin', 'a super administrator'].map((name) =>
  principals.find((one) => one.name === name),
) as [Principal, Principal];

/** How every use case is answered, each change in a place of its own. */
async function answers(superAdmin: Place['superAdmin']): Promise<string[]> {
  let place = await makePlace(api, superAdmin);
  const told: string[] = [];
  for (const call of everyCall(executableSchema())) {
    const principal = call.who[admin.column] === 200 ? admin : owner;
    if (call.kind === 'mutation') place = await makePlace(api, superAdmin);
    told.push(`${call.door} ${call.name}: ${await answer(call, principal, place)}`);
  }
  return told;
}

async function answer(call: Call, principal: Principal, place: Place): Promise<string> {
  const { method, path, body } = call.ask(place, principal, 'own');
  const authorization = `Bearer ${place.bearers[principal.key ?? 'volunteer']}`;
  const response = await fetch(`${api.url}${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return `${response.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? 'without a refusal'}`;
}

test('while the next version has already widened every table, this one answers as before', async () => {
  const superAdmin = (await factories(api).aSuperAdmin('the password of the owner')) as Place['superAdmin'];
  const before = await answers(superAdmin);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(api.database.db);
  // The statements of this version are prepared on the connections that go on.
  for (const { name } of rows) {
    await sql`alter table ${sql.table(name)} add column of_the_next_version text not null default 'later'`.execute(
      api.database.db,
    );
  }
  expect(await answers(superAdmin)).toEqual(before);
  const fine = before.filter((line) => /: 20\d without/.test(line)).length;
  console.log(
    `rolling: ${rows.length} tables widened, ${before.length} answers, ${fine} of them without a refusal`,
  );
  expect(fine).toBeGreaterThan(before.length / 2);
}, 120_000);
