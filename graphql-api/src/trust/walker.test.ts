import 'reflect-metadata';
import { expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { walk } from './walker.js';
import { makePlace, type Place } from './world.js';

const api = testApi();

test('no edge of the schema and no address leads to a word of another organization, whoever follows it', async () => {
  const superAdmin = (await api.make.aSuperAdmin(
    'the password of the owner',
  )) as unknown as Place['superAdmin'];
  const [A, B] = [await makePlace(api, superAdmin), await makePlace(api, superAdmin)];
  const { asked, read, foundOwn, leaks } = await walk(api, A, B, 97);
  console.log(`walker: ${asked} questions, ${read} values read, ${leaks.length} leaks`);
  expect(leaks).toEqual([]);
  // Each role finds what is its own: an empty house has no leaks either.
  expect(foundOwn).toBeGreaterThan(60);
  expect(read).toBeGreaterThan(2_000);
});
