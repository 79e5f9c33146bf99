import 'reflect-metadata';
import { expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { statementsWithoutOrganization } from './secondWall.js';

const api = testApi();

test('no statement of a member reaches for rows of organizations without naming theirs (every fifth call)', async () => {
  const { watched, found } = await statementsWithoutOrganization(api, 5);
  console.log(`second wall: ${watched} statements watched, ${found.length} without their organization`);
  expect(found).toEqual([]);
  expect(watched).toBeGreaterThan(200);
});
