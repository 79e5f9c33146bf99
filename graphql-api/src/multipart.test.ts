import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from './testing/api.js';
import { formBody, formHeaders, storedIn, uploadDoors } from './testing/uploads.js';

const api = testApi();
const doors = uploadDoors(api);
let admin: ReturnType<typeof api.as>;

beforeAll(async () => {
  admin = api.as(await api.make.anAdmin(await api.make.anOrganization()));
});

const txt = (content: Buffer | string = 'Hello\n', name = 'a.txt') => ({ name, content, type: 'text/plain' });

async function rows(): Promise<number> {
  return (await api.database.db.selectFrom('documents').select('id').execute()).length;
}

describe('multipart over GraphQL', () => {
  test('needs the header that no other site can make a browser send', async () => {
    const answer = await doors.graphql(admin, {}, txt(), {});
    expect(answer.message).toBe('A multipart request needs the header apollo-require-preflight');
  });

  test.each([
    ['variables.__proto__.file', {}],
    ['variables.constructor.prototype.file', {}],
    ['query', {}],
    ['variables.title', {}],
    ['operationName', {}],
    ['file', {}],
    ['extensions.file', {}],
    ['variables', {}],
    ['variables.file.more', {}],
    ['variables.nothing', {}],
    ['variables.file ', {}],
  ])('puts no file at %s', async (path) => {
    const variables = { file: null, title: 'x' };
    const operations = JSON.stringify({ query: doors.mutation, variables, extensions: { file: null } });
    const body = formBody({ operations, map: JSON.stringify({ 0: [path] }) }, { 0: txt() });
    expect((await doors.graphqlBody(admin, body)).message).toBe('map is not valid');
  });

  test.each([
    [{ operations: '[{}]', map: '{}' }, 'operations is not valid'],
    [{ operations: '{', map: '{}' }, 'operations is not valid'],
    [{ map: '{}' }, 'operations is not valid'],
    [{ operations: 'null', map: '{}' }, 'operations is not valid'],
    [{ operations: '5', map: '{}' }, 'operations is not valid'],
    [{ operations: '{}' }, 'map is not valid'],
    [{ operations: '{}', map: '[]' }, 'map is not valid'],
    [{ operations: '{}', map: '{"0":["variables.file"]}' }, 'Please select a file to upload'],
  ])('%j is refused', async (fields, message) => {
    expect((await doors.graphqlBody(admin, formBody(fields as never, {}))).message).toBe(message);
  });

  const sendTo = (paths: unknown, variables: object = { file: null }, headers?: object) => {
    const operations = JSON.stringify({ query: doors.mutation, variables });
    return doors.graphqlBody(
      admin,
      formBody({ operations, map: JSON.stringify({ 0: paths }) }, { 0: txt() }),
      headers,
    );
  };

  test('puts a file where it belongs, in a list too, and never where one is already', async () => {
    const variables = { file: null, more: { list: ['x', null] } };
    expect((await sendTo(['variables.more.list.1', 'variables.file'], variables)).document).toBeDefined();
    expect((await sendTo(['variables.file', 'variables.file'])).message).toBe('map is not valid');
    expect((await sendTo(['variables.more.list.0'], variables)).message).toBe('map is not valid');
    for (const paths of ['variables.file', {}, null]) {
      expect((await sendTo(paths)).message).toBe('map is not valid');
    }
  });

  test('is let in by either header that no other site can make a browser send', async () => {
    const headers = { 'x-apollo-operation-name': 'UploadDocument' };
    expect((await sendTo(['variables.file'], undefined, headers)).document).toBeDefined();
  });

  test('takes no text for a file, neither as a variable nor in the words of the operation', async () => {
    const answer = await admin.graphql(doors.mutation, { file: '/etc/passwd' });
    expect(answer.code).toBe('BAD_USER_INPUT');
    const literal = await admin.graphql('mutation { uploadDocument(file: "/etc/passwd") { id } }');
    expect(literal.message).toBe('An Upload is sent as a file of a multipart request');
  });
});

test.each([
  ['two files', formBody({}, { file: [txt(), txt('b', 'b.txt')] }), 'Please select one file only'],
  ['no end', formBody({}, { file: txt() }).subarray(0, -12), 'The form could not be read'],
  [
    'text that is not UTF-8',
    Buffer.from(formBody({ title: 'Gr\u00fc\u00dfe' }, { file: txt() }).toString('utf8'), 'latin1'),
    'The form could not be read',
  ],
  [
    'a thousand fields',
    formBody(Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`f${at}`, ''])), { file: txt() }),
    'The form could not be read',
  ],
  ['nothing', Buffer.from(''), 'Please select a file to upload'],
])('a form with %s is answered', async (_, body, message) => {
  const answer = await doors.restBody(admin, body);
  expect([answer.status, answer.message]).toEqual([400, message]);
});

test.each([10, 5_000_000, 9_999_000])('an upload given up after %i bytes leaves nothing', async (bytes) => {
  const before = [await rows(), (await storedIn(api.store)).length];
  const body = formBody({}, { file: txt(Buffer.alloc(10_000_000, 'a')) });
  const controller = new AbortController();
  const part = new ReadableStream({
    start: (stream) => stream.enqueue(body.subarray(0, bytes)),
    pull: () => new Promise((resolve) => setTimeout(resolve, 100)).then(() => controller.abort()),
  });
  await expect(
    fetch(`${api.url}/api/documents`, {
      method: 'POST',
      body: part,
      duplex: 'half',
      signal: controller.signal,
      headers: {
        ...formHeaders,
        authorization: `Bearer ${await admin.token()}`,
      },
    } as RequestInit),
  ).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([await rows(), (await storedIn(api.store)).length]).toEqual(before);
  expect((await doors.rest(admin, {}, txt())).status).toBe(201);
});
