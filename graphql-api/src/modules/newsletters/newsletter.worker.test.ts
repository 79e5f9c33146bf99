import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { newId } from '../../database/id.js';
import { testApi } from '../../testing/api.js';
import { type MailServer, mailServer, refusal } from '../../testing/smtp.js';
import { type ClaimedMessage, claimMessages, handOver, settle, tidyOutbox } from './newsletter.outbox.js';
import { startNewsletterWorker } from './newsletter.worker.js';

const api = testApi();
let mail: MailServer;
let pool: Pool;
let organization: { id: string };
let admin: { id: string; email?: string | null };

beforeAll(async () => {
  mail = await mailServer();
  pool = await api.database.orm.em.getConnection().getNativeClient();
});
afterAll(() => mail?.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('newsletters').execute();
  mail.letters.length = 0;
  mail.onRecipient = () => null;
  mail.onMessage = () => null;
  organization = await api.make.anOrganization({ name: 'Grün & Söhne' });
  admin = await api.make.anAdmin(organization);
});

const work = (smtpUrl = mail.url) => {
  const env = { ...api.services.env, smtpUrl, mailFrom: 'news@handraise.example' };
  const stop = startNewsletterWorker(api.database.orm, pool, env, api.services.log);
  onTestFinished(stop);
  return stop;
};
const readers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => api.make.aVolunteer(organization)));
const sendNews = async (audience = 'volunteers') => {
  const { data } = await api
    .as(admin)
    .graphql('mutation ($input: SendNewsletterInput!) { sendNewsletter(input: $input) { id } }', {
      input: { subject: 'Grüße', text: '.dots\n.\nHello', audience },
    });
  return data.sendNewsletter.id as string;
};
const messages = () => api.database.db.selectFrom('newsletter_messages').selectAll().orderBy('id').execute();
const change = (values: object) =>
  api.database.db
    .updateTable('newsletter_messages')
    .set(values as never)
    .execute();
async function until(done: () => Promise<boolean>) {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await done()) return;
    await sleep(20);
  }
  throw new Error(JSON.stringify(await messages()));
}
const settled = async () =>
  (await messages()).every(({ state }) => !['queued', 'sending'].includes(String(state)));

test('each person gets a letter of their own, from the organization and with an address to answer to', async () => {
  const people = await readers(12);
  await sendNews();
  work();
  await until(settled);
  expect(mail.letters.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  const row = (await messages()).find(({ user_id }) => user_id === people[0]?.id);
  expect(row).toMatchObject({ state: 'sent', attempts: 1, failure: null, settled_at: expect.anything() });
  const source = mail.letters.find(({ to }) => to === people[0]?.email)?.source ?? '';
  expect(source).toContain('From: =?UTF-8?Q?Gr=C3=BCn_=26_S=C3=B6hne?= <news@handraise.example>');
  expect(source).toContain(`To: ${people[0]?.email}`);
  expect(source).toContain(`Reply-To: ${admin.email}`);
  expect(source).toContain(`Message-ID: <${row?.id}@handraise.example>`);
  expect(source).toContain('Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=');
  expect(source).toMatch(/\r\n\r\n\.dots\r\n\.\r\nHello\r\n\r\n-- ?(=20)?\r\nGr=C3=BCn & S=C3=B6hne\r\n$/);
});

test('two servers share the work, and nobody gets two', async () => {
  const people = await readers(60);
  await sendNews();
  work();
  work();
  await until(settled);
  expect(mail.letters.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
});

test('without a mail server the messages wait', async () => {
  await readers(1);
  await sendNews();
  work('');
  await sleep(200);
  expect((await messages()).map(({ state }) => state)).toEqual(['queued']);
});

test('an address that is refused fails, and the others get theirs', async () => {
  const [refused, other] = await readers(2);
  mail.onRecipient = (address) => (address === refused?.email ? refusal(550) : null);
  await sendNews();
  work();
  await until(settled);
  expect(await messages()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        user_id: refused?.id,
        state: 'failed',
        failure: 'The mail server refused this message (550)',
      }),
      expect.objectContaining({ user_id: other?.id, state: 'sent' }),
    ]),
  );
});

test.each([
  [
    'asks to wait',
    () => (mail.onMessage = () => refusal(451)),
    undefined,
    'The mail server did not take it (451)',
  ],
  ['is away', () => undefined, 'smtp://127.0.0.1:1', 'The mail server could not be reached'],
])('when the mail server %s, the message waits for another turn', async (_, prepare, url, failure) => {
  prepare();
  await readers(1);
  await sendNews();
  work(url);
  await until(async () => (await messages()).every((row) => row.failure !== null));
  const [row] = await messages();
  expect(row).toMatchObject({
    state: 'queued',
    failure,
    attempts: 1,
    handed_over_at: null,
    last_byte_at: null,
  });
  expect(Date.parse(String(row?.next_attempt_at))).toBeGreaterThan(Date.now() + 30_000);
  expect(mail.letters).toEqual([]);
});

test('a mail server that hangs up without an answer leaves it unknown, and it is not sent again', async () => {
  let letters = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write('220 hello\r\n');
    let seen = '';
    socket.on('data', (data) => {
      const line = data.toString();
      seen += line;
      if (seen.endsWith('\r\n.\r\n')) {
        letters += 1;
        socket.destroy();
      } else if (/^DATA/m.test(line)) socket.write('354 go on\r\n');
      else if (/^(EHLO|MAIL|RCPT|RSET)/m.test(line)) socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  await readers(1);
  await sendNews();
  work(`smtp://127.0.0.1:${(server.address() as { port: number }).port}`);
  await until(settled);
  await sleep(300);
  expect([letters, (await messages()).map(({ state }) => state)]).toEqual([1, ['unknown']]);
});

test('who has left meanwhile, and what waited for a week, is not written to any more', async () => {
  const [left] = await readers(1);
  await sendNews();
  await api.database.db
    .updateTable('users')
    .set({ removed_at: new Date() as never })
    .where('id', '=', left?.id ?? '')
    .execute();
  work();
  await until(settled);
  expect(await messages()).toMatchObject([
    { state: 'failed', failure: 'This person has left the organization' },
  ]);
  await change({ state: 'queued', created_at: new Date(Date.now() - 8 * 86_400_000) });
  await tidyOutbox(api.database.db);
  expect(await messages()).toMatchObject([{ state: 'failed', failure: 'Not sent within 7 days' }]);
  expect(mail.letters).toEqual([]);
});

describe('a claim', () => {
  const claim = async () => (await claimMessages(api.database.db, newId(), 10)) as [ClaimedMessage];
  const past = new Date(Date.now() - 1_000);
  let sent = 0;
  const hand = (message: ClaimedMessage) =>
    handOver(pool, message, () => {
      sent += 1;
    });

  beforeEach(async () => {
    sent = 0;
    await readers(1);
    await sendNews();
  });

  test('an answer that is quicker than the note of the last byte is not written over', async () => {
    const [message] = await claim();
    const connection = await pool.connect();
    const query = async (text: string, values: unknown[]) => {
      const refused = { state: 'queued', failure: 'The mail server did not take it (451)' } as const;
      if (text.includes('last_byte_at')) await settle(api.database.db, message, refused);
      return connection.query(text, values);
    };
    const slow = { connect: async () => ({ query, release: () => connection.release() }) };
    await handOver(slow as unknown as Pool, message, () => undefined);
    const [row] = await messages();
    expect(row).toMatchObject({ state: 'queued', handed_over_at: null, last_byte_at: null });
  });

  test('keeps others away, and passes to them when its server is dead', async () => {
    const [first] = await claim();
    expect(await claim()).toEqual([]);
    await change({ claimed_until: past });
    const [second] = await claim();
    expect(second).toMatchObject({ id: first.id, attempts: 2 });
    // The first one was only slow.
    expect([await hand(first), sent]).toEqual([false, 0]);
    expect([await hand(second), sent]).toEqual([true, 1]);
    await settle(api.database.db, first, { state: 'queued', failure: 'x' });
    expect(await messages()).toMatchObject([{ state: 'sending', failure: null }]);
    await settle(api.database.db, second, { state: 'sent' });
    expect(await messages()).toMatchObject([{ state: 'sent' }]);
  });

  test('hands a message over once', async () => {
    const [message] = await claim();
    expect([await hand(message), await hand(message), sent]).toEqual([true, false, 1]);
  });

  test('that ended before the last byte lets another server send; behind it, nobody does', async () => {
    const [message] = await claim();
    await change({ handed_over_at: new Date(), claimed_until: past });
    const [again] = await claim();
    expect(again.id).toBe(message.id);
    await hand(again);
    await change({ claimed_until: past });
    expect(await claim()).toEqual([]);
    await tidyOutbox(api.database.db);
    expect(await messages()).toMatchObject([{ state: 'unknown' }]);
    await settle(api.database.db, again, { state: 'sent' });
    expect(await messages()).toMatchObject([{ state: 'sent' }]);
  });

  test('that a restart of the database may have cut off is not trusted', async () => {
    await claim();
    await change({ handed_over_at: new Date(0), claimed_until: past });
    expect(await claim()).toEqual([]);
    await tidyOutbox(api.database.db);
    expect(await messages()).toMatchObject([{ state: 'unknown' }]);
  });

  test('waits while its organization is inactive', async () => {
    await api.database.db
      .updateTable('organizations')
      .set({ is_active: false })
      .where('id', '=', organization.id)
      .execute();
    expect(await claim()).toEqual([]);
  });
});
