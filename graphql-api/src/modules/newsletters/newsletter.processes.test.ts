import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../database/id.js';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';
import { type ServerProcess, startServerProcess } from '../../testing/process.js';
import { type MailServer, mailServer } from '../../testing/smtp.js';
import { User, UserRole } from '../people/user.entity.js';

const api = testApi();
const people = 500;
let mail: MailServer;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  mail = await mailServer();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await mail?.close();
});

const start = async () => {
  const server = await startServerProcess(api.database.url, { SMTP_URL: mail.url });
  servers.push(server);
  return server;
};

async function kill({ process }: ServerProcess) {
  const ended = once(process, 'exit');
  process.kill('SIGKILL');
  await ended;
}

async function post(server: ServerProcess, path: string, body: object, token = '') {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  return (await response.json()) as any;
}

const messages = async () => {
  const rows = await api.database.db
    .selectFrom('newsletter_messages as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.state', 'u.email'])
    .execute();
  return rows.map(({ state, email }) => ({ state: String(state), email: String(email) }));
};

async function until(done: () => boolean | Promise<boolean>, seconds: number) {
  for (const giveUpAt = Date.now() + seconds * 1_000; Date.now() < giveUpAt; await sleep(10)) {
    if (await done()) return;
  }
  throw new Error(`not within ${seconds} seconds: ${mail.letters.length} letters`);
}

test('500 people never get a newsletter twice, though two servers send it and are killed on the way, and who may lack it is named', async () => {
  const organization = await api.make.anOrganization({ name: 'Harbor Food Bank' });
  const admin = await api.make.anAdmin(organization);
  await api.database.orm.em.fork().insertMany(
    User,
    Array.from({ length: people - 1 }, (_, at) => ({
      id: newId(),
      organizationId: organization.id,
      email: `reader${at}@example.org`,
      role: UserRole.volunteer,
    })),
  );
  const [first, second] = await Promise.all([start(), start()]);
  const { tokens } = await post(first, '/api/auth/login', { email: admin.email, password: sharedPassword });
  const sent = await post(
    first,
    '/graphql',
    {
      query: 'mutation { sendNewsletter(input: { subject: "News", text: "Hello" }) { id counts { total } } }',
    },
    tokens.accessToken,
  );
  expect(sent.data.sendNewsletter.counts.total).toBe(people);

  await until(() => mail.letters.length > 100, 30);
  await kill(first);
  await until(() => mail.letters.length > 200, 30);
  await kill(second);
  const atRest = mail.letters.length;
  expect(atRest).toBeLessThan(people);
  const third = await start();
  await until(() => mail.letters.length > 350, 30);
  await kill(third);
  await start();
  // What the killed servers had claimed is free when their leases end.
  await until(async () => (await messages()).every(({ state }) => state !== 'queued'), 60);
  // A letter that was being handed over when its server was killed may have gone or not; it is not sent again.
  await until(() => mail.letters.length >= people, 45).catch(() => undefined);

  const times = new Map<string, number>();
  for (const { to } of mail.letters) times.set(to, (times.get(to) ?? 0) + 1);
  expect([...times.values()].filter((count) => count !== 1)).toEqual([]);
  const settled = await messages();
  const without = settled.filter(({ email }) => !times.has(email));
  expect(without.filter(({ state }) => state !== 'unknown' && state !== 'sending')).toEqual([]);
  expect(settled.filter(({ state }) => state !== 'sent').length).toBeLessThanOrEqual(3 * 5);
}, 180_000);
