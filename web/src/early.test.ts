import { ApolloLink, Observable } from '@apollo/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { client, telling } from './apollo/client';
import { askEarly, isAnsweredEarly } from './early';
import { DashboardDocument } from './graphql/graphql';
import { deferred } from './testing/deferred';
import { signInAs } from './testing/renderRoute';
import { type ResolversByType, schemaLink } from './testing/schemaLink';

/** The request that a router makes of this address. */
const here = () => new Request(location.origin + location.pathname + location.search);
const codeHasCome = Promise.resolve();
const kept = () => client.readQuery({ query: DashboardDocument })?.volunteerDashboard;

let asked: string[] = [];

function serve(resolvers: ResolversByType = {}, until: Promise<unknown> = Promise.resolve()): void {
  const noting = new ApolloLink((operation, forward) => {
    asked.push(operation.operationName ?? '');
    return new Observable((observer) => {
      void until.then(() => forward(operation).subscribe(observer));
    });
  });
  client.setLink(ApolloLink.from([telling, noting, schemaLink(resolvers)]));
}

beforeEach(async () => {
  signInAs('volunteer');
  await client.clearStore();
  asked = [];
  serve();
  history.replaceState(null, '', '/dashboard');
});

afterEach(() => history.replaceState(null, '', '/'));

it('what the first page needs is in the cache when the page comes', async () => {
  askEarly();
  expect(await isAnsweredEarly(here(), codeHasCome)).toBe(true);
  expect(kept()).toBeDefined();
  expect(asked).toEqual(['Dashboard']);
});

it('an answer that has come counts, however late the code of the page', async () => {
  askEarly();
  expect(await isAnsweredEarly(here(), new Promise(() => undefined))).toBe(true);
});

it('an early answer is for the first page alone', async () => {
  askEarly();
  await isAnsweredEarly(here(), codeHasCome);
  expect(await isAnsweredEarly(here(), codeHasCome)).toBe(false);
});

it('an early answer is not for another address', async () => {
  askEarly();
  expect(await isAnsweredEarly(new Request(`${location.origin}/my-tasks`), codeHasCome)).toBe(false);
});

it('a mark in the address changes nothing', async () => {
  history.replaceState(null, '', '/dashboard#content');
  askEarly();
  expect(await isAnsweredEarly(here(), codeHasCome)).toBe(true);
});

it('a page does not wait for a slow answer, and writes it itself', async () => {
  const answer = deferred<void>();
  serve({}, answer.promise);
  askEarly();
  expect(await isAnsweredEarly(here(), codeHasCome)).toBe(false);
  const shared = client.query({ query: DashboardDocument, fetchPolicy: 'no-cache' });
  answer.resolve();
  await shared;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(kept()).toBeUndefined();
  expect(asked).toEqual(['Dashboard']);
});

it('an answer with a fault in it is asked for again by the page', async () => {
  const fault = () => {
    throw new Error('The tasks are not to be had');
  };
  serve({ VolunteerDashboard: { tasks: fault } });
  askEarly();
  expect(await isAnsweredEarly(here(), codeHasCome)).toBe(false);
});

it('what one person asked for is not kept for another who has signed in meanwhile', async () => {
  const answer = deferred<void>();
  serve({}, answer.promise);
  askEarly();
  localStorage.setItem('user', JSON.stringify({ email: 'somebody@harbor.org', role: 'volunteer' }));
  answer.resolve();
  expect(await isAnsweredEarly(here(), codeHasCome)).toBe(false);
  expect(kept()).toBeUndefined();
});

it.each([
  ['nobody', null, '/dashboard'],
  ['an admin on a page for volunteers', 'nonprofit_admin', '/dashboard'],
  ['somebody on an address without a page', 'volunteer', '/nowhere'],
] as const)('nothing is asked early for %s', async (_, viewer, path) => {
  signInAs(viewer);
  history.replaceState(null, '', path);
  askEarly();
  expect(await isAnsweredEarly(here(), codeHasCome)).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([]);
});
