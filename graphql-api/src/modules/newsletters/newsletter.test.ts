import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../database/id.js';
import { testApi } from '../../testing/api.js';

const api = testApi();
const send = `mutation ($input: SendNewsletterInput!) {
  sendNewsletter(input: $input) {
    id subject text audience createdAt senderName senderLastname counts { total queued sending sent failed unknown }
  }
}`;
const outbox =
  '{ newsletters { items { id subject counts { total } } pageInfo { totalItems } mailIsSetUp } }';
const messages = `query ($id: ID!, $page: Int) {
  newsletterMessages(newsletterId: $id, page: $page, limit: 2) {
    items { id state failure settledAt firstName lastName email } pageInfo { totalItems totalPages }
  }
}`;
type Person = { id: string; email?: string | null };
let organization: { id: string };
let admin: Person;
let volunteer: Person;

beforeEach(async () => {
  organization = await api.make.anOrganization();
  admin = await api.make.anAdmin(organization, { firstName: 'Ada', lastName: 'Minh' });
  volunteer = await api.make.aVolunteer(organization);
  await api.make.aVolunteer(organization, { removedAt: new Date() });
  await api.make.aVolunteer(organization, { email: null });
  await api.make.aVolunteer(await api.make.anOrganization());
});

const input = { subject: '  News  ', text: 'Hello\neverybody\n' };
const rows = (id: string) =>
  api.database.db.selectFrom('newsletter_messages').selectAll().where('newsletter_id', '=', id).execute();

test('a newsletter waits in the outbox, one message for each person with an e-mail', async () => {
  const { data } = await api.as(admin).graphql(send, { input });
  expect(data.sendNewsletter).toEqual({
    id: expect.any(String),
    subject: 'News',
    text: 'Hello\neverybody',
    audience: 'all',
    createdAt: expect.stringMatching(/Z$/),
    senderName: 'Ada',
    senderLastname: 'Minh',
    counts: { total: 2, queued: 2, sending: 0, sent: 0, failed: 0, unknown: 0 },
  });
  const { id } = data.sendNewsletter;
  expect((await rows(id)).map(({ user_id }) => user_id).toSorted()).toEqual(
    [admin.id, volunteer.id].toSorted(),
  );

  const listed = (await api.as(admin).graphql(outbox)).data.newsletters;
  expect(listed).toEqual({
    items: [{ id, subject: 'News', counts: { total: 2 } }],
    pageInfo: { totalItems: 1 },
    mailIsSetUp: false,
  });
});

test.each([
  ['volunteers', () => [volunteer.id]],
  ['nonprofit_admins', () => [admin.id]],
])('%s are the only ones who get what is for them', async (audience, expected) => {
  const { data } = await api.as(admin).graphql(send, { input: { ...input, audience } });
  expect((await rows(data.sendNewsletter.id)).map(({ user_id }) => user_id)).toEqual(expected());
});

test('the outbox tells of every person, first of those who may not have got it', async () => {
  const { data } = await api.as(admin).graphql(send, { input });
  const { id } = data.sendNewsletter;
  await api.database.db
    .updateTable('newsletter_messages')
    .set({ state: 'failed' as never, failure: 'The mail server refused this message (550)' })
    .where('user_id', '=', volunteer.id)
    .execute();
  const page = (await api.as(admin).graphql(messages, { id })).data.newsletterMessages;
  expect(page.pageInfo).toEqual({ totalItems: 2, totalPages: 1 });
  expect(page.items[0]).toMatchObject({
    state: 'failed',
    failure: 'The mail server refused this message (550)',
    email: volunteer.email,
  });
  expect(page.items[1]).toMatchObject({ state: 'queued', failure: null, settledAt: null, firstName: 'Ada' });
  const one = await api
    .as(admin)
    .graphql('query ($id: ID!) { newsletter(id: $id) { counts { queued failed } } }', { id });
  expect(one.data.newsletter.counts).toEqual({ queued: 1, failed: 1 });
});

describe('is refused', () => {
  test.each([
    [{ subject: ' ' }, 'Subject is required'],
    [{ subject: 'a'.repeat(201) }, 'subject must be at most 200 characters'],
    [{ subject: 'News\r\nBcc: everybody@example.org' }, 'Subject must be one line'],
    [{ text: '\n' }, 'Text is required'],
    [{ text: 'a'.repeat(20_001) }, 'text must be at most 20,000 characters'],
    [{ text: 'a\0' }, 'text contains characters that cannot be stored'],
  ])('with %j', async (part, message) => {
    const answer = await api.as(admin).graphql(send, { input: { ...input, ...part } });
    expect([answer.code, answer.message]).toEqual(['BAD_USER_INPUT', message]);
  });

  test('when nobody would get it', async () => {
    await api.database.db
      .updateTable('users')
      .set({ removed_at: new Date() as never })
      .where('id', '=', volunteer.id)
      .execute();
    const answer = await api.as(admin).graphql(send, { input: { ...input, audience: 'volunteers' } });
    expect([answer.code, answer.message]).toEqual(['CONFLICT', 'There is nobody to send this to']);
    expect((await api.as(admin).graphql(outbox)).data.newsletters.items).toEqual([]);
  });

  test('when the button is pressed twice, also at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => api.as(admin).graphql(send, { input })));
    expect(answers.map(({ message }) => message).toSorted()).toEqual([
      'This newsletter was sent a moment ago',
      'This newsletter was sent a moment ago',
      undefined,
    ]);
  });

  test('the eleventh time within an hour, whoever of the organization sends it', async () => {
    const second = await api.make.anAdmin(organization);
    for (let at = 0; at < 10; at += 1) {
      const { code } = await api
        .as(at % 2 ? admin : second)
        .graphql(send, { input: { ...input, subject: `News ${at}` } });
      expect(code).toBeUndefined();
    }
    expect((await api.as(second).graphql(send, { input })).code).toBe('RATE_LIMITED');
    const other = await api.make.anAdmin(await api.make.anOrganization());
    expect((await api.as(other).graphql(send, { input })).code).toBeUndefined();
  });
});

test('the outbox of another organization is absent, and volunteers have none', async () => {
  const { id } = (await api.as(admin).graphql(send, { input })).data.sendNewsletter;
  const foreign = await api.make.anAdmin(await api.make.anOrganization());
  for (const asked of [id, newId()]) {
    const answer = await api.as(foreign).graphql(messages, { id: asked });
    expect([answer.code, answer.message]).toEqual(['NOT_FOUND', 'Newsletter not found']);
  }
  expect((await api.as(foreign).graphql(outbox)).data.newsletters.items).toEqual([]);
  const root = await api.make.aSuperAdmin('the password of the owner');
  for (const actor of [api.as(volunteer), api.as(root)]) {
    for (const [query, variables] of [
      [send, { input }],
      [outbox, {}],
      [messages, { id }],
    ] as const) {
      expect((await actor.graphql(query, variables)).code).toBe('FORBIDDEN');
    }
  }
});

test('the database itself keeps a newsletter in its organization, and to one message for each person', async () => {
  const { id } = (await api.as(admin).graphql(send, { input })).data.sendNewsletter;
  const foreign = await api.make.aVolunteer(await api.make.anOrganization());
  const insert = (userId: string) =>
    api.database.db
      .insertInto('newsletter_messages')
      .values({ id: newId(), organization_id: organization.id, newsletter_id: id, user_id: userId })
      .execute();
  await expect(insert(foreign.id)).rejects.toThrow('newsletter_messages_user');
  await expect(insert(volunteer.id)).rejects.toThrow('newsletter_messages_once');
});
