import 'reflect-metadata';
import { expect, test } from 'vitest';
import { executableSchema } from '../schema.js';
import { testApi } from '../testing/api.js';
import { factories } from '../testing/factories.js';
import { everyCall } from './calls.js';
import { type Carries, joinedById, keyedTables, shapeOf, withoutKey } from './organizationKey.js';
import { principals } from './principals.js';
import { makePlace, type Place } from './world.js';

const api = testApi();

/** Every statement of every use case over GraphQL, by how it names the organization. */
async function statementsOf(names: string[]) {
  const keyed = await keyedTables(api);
  const superAdmin = (await factories(api).aSuperAdmin('the password of the owner')) as Place['superAdmin'];
  const texts: Record<Carries, Set<string>> = {
    'every table': new Set(),
    'joined by id': new Set(),
    not: new Set(),
  };
  const signatures: Record<Carries, Set<string>> = {
    'every table': new Set(),
    'joined by id': new Set(),
    not: new Set(),
  };
  let world: Place | undefined;
  for (const call of everyCall(executableSchema()).filter(({ door }) => door === 'GraphQL')) {
    for (const asker of principals.filter(({ name }) => names.includes(name))) {
      world ??= await makePlace(api, superAdmin);
      const { method, path, body } = call.ask(world, asker, 'own');
      const authorization = `Bearer ${world.bearers[asker.key ?? 'volunteer']}`;
      const headers = { authorization, 'content-type': 'application/json' };
      const sent = await api.statements.of(async () => {
        const answer = await fetch(`${api.url}${path}`, { method, headers, body: JSON.stringify(body) });
        await answer.arrayBuffer();
      });
      for (const statement of sent) {
        const shape = shapeOf(statement, keyed);
        if (!shape) continue;
        signatures[shape.carries].add(shape.signature);
        texts[shape.carries].add(statement.text.replace(/'[^']*'/g, '?').replace(/\s+/g, ' '));
      }
      // What was written may have ended a session, or removed who asks next.
      if (sent.some(({ text }) => /\b(insert|update|delete)\b/i.test(text))) world = undefined;
    }
  }
  return { texts, signatures };
}

test('a statement names the organization of each table, or is listed with the reason why not', async () => {
  const { texts, signatures } = await statementsOf(['a volunteer', 'an admin']);
  const counts = Object.entries(texts).map(([how, found]) => `${how} ${found.size}`);
  console.log(`organization key in statements of members: ${counts.join(', ')}`);
  expect([...signatures.not].sort()).toEqual(Object.keys(withoutKey).sort());
  expect([...signatures['joined by id']].sort()).toEqual(joinedById.toSorted());
});

test('how a statement names the organization is read from its text', () => {
  const keyed = new Set(['tasks', 'users', 'organizations']);
  const read = (text: string) => shapeOf({ text }, keyed);
  expect(read('select "id" from "tasks" where "organization_id" = $1')).toMatchObject({
    carries: 'every table',
  });
  expect(read('select "id" from "tasks" where "id" = $1')).toEqual({
    carries: 'not',
    signature: 'select tasks',
  });
  const joined = 'select 1 from "tasks" as "t" join "users" as "u" on "u"."id" = "t"."owner_id"';
  expect(read(joined)).toEqual({ carries: 'not', signature: 'select tasks, users' });
  const oneNamed = `${joined} where "t"."organization_id" = $1`;
  expect(read(oneNamed)).toEqual({ carries: 'joined by id', signature: 'select users' });
  expect(read(`${oneNamed} and "u"."organization_id" = $1`)).toMatchObject({ carries: 'every table' });
  expect(read('insert into "tasks" ("id", "title") values ($1, $2)')).toMatchObject({ carries: 'not' });
  expect(read('insert into "tasks" ("id", "organization_id") values ($1, $2)')).toMatchObject({
    carries: 'every table',
  });
  expect(read('select 1')).toBeNull();
});
