import 'reflect-metadata';
import { expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { walk } from './walker.js';
import { makePlace, type Place } from './world.js';

const api = testApi();
/** What answers with ids and numbers alone, takes a secret that nobody here has, or is asked before signing in. */
const withoutWords = [
  ...[
    'GET /auth/check-email/:email',
    'GET /calendar/feed/:secret.ics',
    'GET /changes',
    'GET /dashboard/stats',
  ],
  ...['GET /super-admin/analytics', 'changes', 'checkEmail', 'myCalendarFeed', 'platformAnalytics'],
];

test('no edge of the schema and no address leads to a word of another organization, whoever follows it, with every id', async () => {
  const superAdmin = (await api.make.aSuperAdmin(
    'the password of the owner',
  )) as unknown as Place['superAdmin'];
  const [A, B] = [await makePlace(api, superAdmin), await makePlace(api, superAdmin)];
  const { asked, read, foundOwn, barren, leaks } = await walk(api, A, B);
  console.log(
    `walker: ${asked} questions, ${read} values read, ${foundOwn} answers with one's own, ${leaks.length} leaks`,
  );
  expect(leaks).toEqual([]);
  // Each role finds what is its own: an empty house has no leaks either.
  expect(barren).toEqual(withoutWords);
  expect(foundOwn).toBeGreaterThan(600);
  expect(read).toBeGreaterThan(20_000);
});
