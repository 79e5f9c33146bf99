import 'reflect-metadata';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { inLanes, jitter, type Racer, randomFrom, seedOfRun, twoServers } from './twoServers.js';

const api = testApi();
const two = twoServers(api);
const seed = seedOfRun();
const random = randomFrom(seed);
const rounds = 1_000;
const people: { id: string }[] = [];
const heard = { refreshes: 0, lost: 0, retried: 0, replays: 0, caught: 0 };
const signedOut: string[] = [];

beforeAll(async () => {
  const organization = await api.make.anOrganization();
  for (let person = 0; person < 20; person += 1) people.push(await api.make.aVolunteer(organization));
  console.log(`refresh: seed ${seed}`);
});

/** A browser with several tabs, which share what is stored. */
interface Browser extends Racer {
  /** All refresh tokens there have been, the live one last. */
  past: string[];
}

async function aBrowser(turn: number): Promise<Browser> {
  const [racer] = (await two.signIn([people[turn % people.length] as { id: string }])) as [Racer];
  return { ...racer, past: [racer.refreshToken] };
}

async function refresh(refreshToken: string) {
  heard.refreshes += 1;
  const server = random() < 0.5 ? 0 : 1;
  if (random() < 0.5) return two.ask(server, '', 'POST', '/api/auth/refresh', { refreshToken });
  const query = 'mutation ($t: String!) { refreshSession(refreshToken: $t) { accessToken refreshToken } }';
  const { status, body } = await two.ask(server, '', 'POST', '/graphql', {
    query,
    variables: { t: refreshToken },
  });
  const code = body.errors?.[0]?.extensions.code;
  return { status: code === 'UNAUTHENTICATED' ? 401 : status, body: { tokens: body.data?.refreshSession } };
}

/** One tab asks for a new pair with what is stored; sometimes the answer is lost, and it asks with the same again. */
async function oneTab(browser: Browser, name: string): Promise<void> {
  // What is stored when all tabs wake up: who looks later finds the next token, and has nothing to refresh.
  const stored = browser.past.at(-1) as string;
  await jitter(random);
  let answer = await refresh(stored);
  if (random() < 0.3) {
    heard.lost += 1;
    answer = await refresh(stored);
    if (answer.status === 200) heard.retried += 1;
  }
  if (answer.status !== 200) {
    signedOut.push(`${name}: refresh was answered ${answer.status}`);
    return;
  }
  const { accessToken, refreshToken } = answer.body.tokens;
  if (browser.past.at(-1) === stored) browser.past.push(refreshToken);
  else if (browser.past.at(-1) !== refreshToken)
    signedOut.push(`${name}: two tabs were given different tokens`);
  const { status } = await two.ask(1, accessToken, 'GET', '/api/auth/me');
  if (status !== 200) signedOut.push(`${name}: the new token was answered ${status}`);
}

const isOver = async (browser: Browser) => {
  const statuses = await Promise.all([
    two.ask(0, browser.token, 'GET', '/api/auth/me'),
    two.ask(1, '', 'POST', '/api/auth/refresh', { refreshToken: browser.past.at(-1) }),
  ]);
  return statuses.every(({ status }) => status === 401);
};

/** So many seconds pass for one session. */
const wait = (browser: Browser, seconds: number) =>
  sql`update sessions set rotated_at = rotated_at - ${`${seconds} seconds`}::interval
    where id = ${browser.sessionId}`.execute(api.database.db);

test('1,000 times, two or three tabs refresh at once over two servers, answers are lost, and nobody is signed out', async () => {
  const began = performance.now();
  await inLanes(rounds / 4, 4, async (turn) => {
    const browser = await aBrowser(turn);
    // The same browser four times over, so that generations follow each other.
    for (let again = 0; again < 4; again += 1) {
      const tabs = random() < 0.5 ? 2 : 3;
      await Promise.all(
        Array.from({ length: tabs }, (_, tab) => oneTab(browser, `round ${turn}.${again}, tab ${tab}`)),
      );
    }
    if (browser.past.length !== 5) signedOut.push(`round ${turn}: ${browser.past.length} generations`);
  });
  console.log(
    `refresh: ${rounds} rounds, ${heard.refreshes} refreshes, ${signedOut.length} spurious sign-outs; ` +
      `${heard.retried} of ${heard.lost} lost answers were given again; ${Math.round((performance.now() - began) / 1_000)} s`,
  );
  expect(signedOut).toEqual([]);
  expect(heard.retried).toBe(heard.lost);
});

test('a token that comes back outside the window is found out every time and ends the session at once', async () => {
  const kinds = {
    'the parent after 11 seconds': 0,
    'the grandparent at once': 0,
    'an old one, twice at once': 0,
  };
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  const missed: string[] = [];
  await inLanes(300, 4, async (turn) => {
    const name = names[turn % names.length] as keyof typeof kinds;
    const browser = await aBrowser(turn);
    for (let again = 0; again < 3; again += 1) await oneTab(browser, `${name} ${turn}`);
    // Inside the window the parent leads to the live token, however often it comes.
    const parent = browser.past.at(-2) as string;
    const inside = await refresh(parent);
    if (inside.body.tokens?.refreshToken !== browser.past.at(-1))
      missed.push(`${name}: refused inside the window`);
    let replays: string[] = [browser.past[0] as string];
    if (name === 'the parent after 11 seconds') {
      await wait(browser, 11);
      replays = [parent];
    } else if (name === 'an old one, twice at once')
      replays = [browser.past[0] as string, browser.past[1] as string];
    const answers = await Promise.all(replays.map(refresh));
    heard.replays += answers.length;
    heard.caught += answers.filter(({ status }) => status === 401).length;
    if (!(await isOver(browser))) missed.push(`${name}: the session lives`);
    kinds[name] += 1;
  });
  console.log(`refresh: ${heard.replays} replays, ${heard.caught} found out; ${JSON.stringify(kinds)}`);
  expect(signedOut).toEqual([]);
  expect(missed).toEqual([]);
  expect(heard.caught).toBe(heard.replays);
});

test('just inside the window a lost answer is given again, just outside it is not', async () => {
  for (const [seconds, wanted] of [
    [0, 200],
    [5, 200],
    [8, 200],
    [11, 401],
    [3_600, 401],
  ] as const) {
    const browser = await aBrowser(seconds);
    await oneTab(browser, 'window');
    await wait(browser, seconds);
    expect([seconds, (await refresh(browser.past[0] as string)).status]).toEqual([seconds, wanted]);
  }
});
