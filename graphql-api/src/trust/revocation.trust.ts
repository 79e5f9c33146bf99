import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { openStream } from '../testing/eventStream.js';
import { sharedPassword } from '../testing/factories.js';
import { inLanes, type Racer, randomFrom, seedOfRun, twoServers } from './twoServers.js';

const api = testApi();
const two = twoServers(api);
const seed = seedOfRun();
const random = randomFrom(seed);
const trials = 500;
const withinMilliseconds = 1_000;
let owner: Racer;

beforeAll(async () => {
  [owner] = (await two.signIn([await api.make.aSuperAdmin('the password of the owner')])) as [Racer];
  console.log(`revocation: seed ${seed}`);
});

/** An organization of its own for one trial: who ends access, and whose access ends. */
async function aTrial() {
  const organization = await api.make.anOrganization();
  const [admin, person] = [await api.make.anAdmin(organization), await api.make.aVolunteer(organization)];
  const [boss, member, elsewhere] = (await two.signIn([admin, person, person])) as [Racer, Racer, Racer];
  return { organization, email: String(person.email), boss, member, elsewhere };
}

type Trial = Awaited<ReturnType<typeof aTrial>>;
const fresh = { newPassword: 'fresh-pass-9', confirmPassword: 'fresh-pass-9' };

/** Everything that ends the access of `member`, on one server. */
const causes: Record<string, (trial: Trial, server: number) => Promise<{ status: number }>> = {
  'removed by the admin': ({ boss, email }, server) =>
    two.ask(server, boss.token, 'DELETE', `/api/admin/volunteers/${email}`),
  'deleted by the owner': ({ email }, server) =>
    two.ask(server, owner.token, 'DELETE', `/api/super-admin/users/${email}`),
  'organization deactivated': ({ organization }, server) =>
    two.ask(server, owner.token, 'PUT', `/api/super-admin/organizations/${organization.id}/status`, {
      is_active: false,
    }),
  "organization's password": ({ boss }, server) =>
    two.ask(server, boss.token, 'POST', '/api/auth/change-org-password', fresh),
  'own password': ({ elsewhere }, server) =>
    two.ask(server, elsewhere.token, 'POST', '/api/auth/change-password', {
      ...{ currentPassword: sharedPassword, ...fresh },
    }),
  'log-out': ({ member }, server) => two.ask(server, member.token, 'POST', '/api/auth/logout', {}),
  'ended from another device': ({ elsewhere, member }, server) =>
    two.ask(server, elsewhere.token, 'DELETE', `/api/auth/sessions/${member.sessionId}`),
};

/** How this person is answered on each server through each door, and for a refresh. */
async function answersTo({ member }: Trial): Promise<string[]> {
  const asks = [0, 1].flatMap((server) => [
    two.ask(server, member.token, 'GET', '/api/auth/me').then(({ status }) => String(status)),
    two
      .ask(server, member.token, 'POST', '/graphql', { query: '{ viewer { id } }' })
      .then(({ body }) => body.errors?.[0]?.extensions.code ?? 'answered'),
  ]);
  return Promise.all(asks);
}

const ended = ['401', 'UNAUTHENTICATED', '401', 'UNAUTHENTICATED'];

test('500 times, for every cause, access has ended with the next request on both servers and doors', async () => {
  const began = performance.now();
  const names = Object.keys(causes);
  const misses: string[] = [];
  const late: number[] = [];
  await inLanes(trials, 4, async (turn) => {
    const name = names[turn % names.length] as string;
    const trial = await aTrial();
    const before = await answersTo(trial);
    if (before.some((answer) => answer !== '200' && answer !== 'answered'))
      misses.push(`${name}: had no access`);
    // Somebody who is busy all the time, so that requests are under way while access ends.
    let going = true;
    const busy = (async () => {
      while (going) {
        await two.ask(turn, trial.member.token, 'GET', '/api/tasks/my');
        await sleep(random() * 5);
      }
    })();
    const asked = await causes[name]?.(trial, turn);
    const at = performance.now();
    const after = await answersTo(trial);
    late.push(performance.now() - at);
    going = false;
    await busy;
    if (asked?.status !== 200) misses.push(`${name}: ${asked?.status}`);
    if (after.join() !== ended.join()) misses.push(`${name}: ${after}`);
    const refreshed = await two.ask(turn + 1, '', 'POST', '/api/auth/refresh', {
      refreshToken: trial.member.refreshToken,
    });
    if (refreshed.status !== 401) misses.push(`${name}: refreshed with ${refreshed.status}`);
  });
  const slowest = Math.round(Math.max(...late));
  console.log(
    `revocation: ${trials} trials of ${names.length} causes, ${misses.length} misses; known everywhere after at most ${slowest} ms, ` +
      `four answers included; ${Math.round((performance.now() - began) / 1_000)} s`,
  );
  expect(misses).toEqual([]);
  expect(late.filter((milliseconds) => milliseconds > withinMilliseconds).length).toBeLessThan(trials / 100);
});

test('100 times, a new role counts with the next request on both servers', async () => {
  const misses: string[] = [];
  await inLanes(100, 4, async (turn) => {
    const organization = await api.make.anOrganization();
    const [ruth, joan] = [await api.make.anAdmin(organization), await api.make.anAdmin(organization)];
    const [boss, demoted] = (await two.signIn([ruth, joan])) as [Racer, Racer];
    const create = (server: number) =>
      two.ask(server, demoted.token, 'POST', '/api/admin/tasks', { title: 'By a volunteer' });
    const role = (to: string) =>
      two.ask(turn, boss.token, 'PUT', `/api/admin/volunteers/${joan.email}`, { role: to });
    const statuses = [(await create(0)).status];
    await role('volunteer');
    for (const { status } of await Promise.all([create(0), create(1)])) statuses.push(status);
    await role('nonprofit_admin');
    for (const { status } of await Promise.all([create(0), create(1)])) statuses.push(status);
    if (statuses.join() !== '201,403,403,201,201') misses.push(statuses.join());
  });
  console.log(`revocation: 100 roles taken and given back, ${misses.length} misses`);
  expect(misses).toEqual([]);
});

test('who is connected live, a program with a token and a ticket to a calendar file are let go with the person', async () => {
  const misses: string[] = [];
  const late: number[] = [];
  const names = Object.keys(causes);
  for (const [turn, name] of names.entries()) {
    const trial = await aTrial();
    const { organization, member } = trial;
    const event = await api.make.anEvent(organization);
    const gave = await two.ask(turn, member.token, 'POST', '/graphql', {
      query: `mutation { createAccessToken(input: { name: "Program", scope: write, expiresInDays: 9 }) { secret } }`,
    });
    const program = gave.body.data.createAccessToken.secret as string;
    const seen = await two.ask(turn, member.token, 'POST', '/graphql', {
      query: `{ event(id: "${event.id}") { exportUrl } }`,
    });
    const ticket = seen.body.data.event.exportUrl as string;
    const streams = [await connected(0, member.token), await connected(1, member.token)];
    const programs = [await connected(0, program), await connected(1, program)];
    expect((await two.ask(0, '', 'GET', ticket)).status).toBe(200);

    expect((await causes[name]?.(trial, turn))?.status).toBe(200);
    const at = performance.now();
    if ((await two.ask(turn + 1, '', 'GET', ticket)).status !== 401) misses.push(`${name}: the ticket`);
    // A password or a device of the person is none of the program's business; leaving the house is.
    const leaves = /removed|deleted|deactivated/.test(name);
    const status = (await two.ask(turn + 1, program, 'GET', '/api/auth/me')).status;
    if (status !== (leaves ? 401 : 200)) misses.push(`${name}: a program is answered ${status}`);
    const told = [...streams, ...(leaves ? programs : [])];
    await Promise.race([Promise.all(told.map(({ finished }) => finished)), sleep(10_000)]);
    late.push(performance.now() - at);
    if (told.some((stream) => !stream.ended)) misses.push(`${name}: somebody is still connected`);
    await Promise.all([...streams, ...programs].map((stream) => stream.leave()));
  }
  const slowest = Math.round(Math.max(...late));
  console.log(
    `revocation: live, programs and tickets, ${misses.length} misses, all gone after at most ${slowest} ms`,
  );
  expect(misses).toEqual([]);
});

/** A connection that is open; right after its start a server may not have ears yet. */
async function connected(server: number, token: string) {
  for (;;) {
    const stream = await openStream(two.urlOf(server), token);
    if (stream.status === 200) return stream;
    if (stream.status !== 503) throw new Error(`The stream was answered ${stream.status}.`);
    await sleep(50);
  }
}
