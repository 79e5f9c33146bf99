import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client, telling } from './apollo/client';
import { askEarly, takeEarly } from './early';
import { DashboardDocument } from './graphql/graphql';
import { signInAs } from './testing/renderRoute';
import { schemaLink } from './testing/schemaLink';

const here = () => new Request(location.href);

beforeEach(async () => {
  signInAs('volunteer');
  await client.clearStore();
  client.setLink(telling.concat(schemaLink({})));
  history.replaceState(null, '', '/dashboard');
});

afterEach(() => history.replaceState(null, '', '/'));

it('what the first page needs is in the cache when the page comes', async () => {
  askEarly();
  expect(await takeEarly(here())).toBe(true);
  expect(client.readQuery({ query: DashboardDocument })?.volunteerDashboard).toBeDefined();
});

it('an early answer is for the first page alone', async () => {
  askEarly();
  await takeEarly(here());
  expect(takeEarly(here())).toBeNull();
});

it('an early answer is not for another address', () => {
  askEarly();
  expect(takeEarly(new Request(`${location.origin}/my-tasks`))).toBeNull();
});

it('an answer with a fault in it is asked for again by the page', async () => {
  const fault = () => {
    throw new Error('The tasks are not to be had');
  };
  client.setLink(telling.concat(schemaLink({ VolunteerDashboard: { tasks: fault } })));
  askEarly();
  expect(await takeEarly(here())).toBe(false);
});

it.each([
  ['nobody', null, '/dashboard'],
  ['an admin on a page for volunteers', 'nonprofit_admin', '/dashboard'],
  ['somebody on an address without a page', 'volunteer', '/nowhere'],
] as const)('nothing is asked early for %s', async (_, viewer, path) => {
  signInAs(viewer);
  history.replaceState(null, '', path);
  const query = vi.spyOn(client, 'query');
  askEarly();
  expect(takeEarly(here())).toBeNull();
  expect(query).not.toHaveBeenCalled();
});
