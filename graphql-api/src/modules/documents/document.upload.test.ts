import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { goodFile, goodFiles } from '../../testing/files.js';
import { formBody, storedIn, type UploadAnswer, uploadDoors } from '../../testing/uploads.js';

const api = testApi();
const doors = uploadDoors(api);
type Person = ReturnType<typeof api.as>;
let organization: { id: string };
let admin: Person;
let volunteer: Person;

beforeAll(async () => {
  organization = await api.make.anOrganization();
  admin = api.as(await api.make.anAdmin(organization, { firstName: 'Ada', lastName: 'Minh' }));
  volunteer = api.as(await api.make.aVolunteer(organization));
});

const txt = (content: Buffer | string = 'Hello\n', name = 'a.txt') => ({ name, content, type: 'text/plain' });

/** The same upload through both doors. */
async function both(send: (door: 'rest' | 'graphql') => Promise<UploadAnswer>): Promise<UploadAnswer[]> {
  return [await send('rest'), await send('graphql')];
}

async function rows(): Promise<number> {
  return (await api.database.db.selectFrom('documents').select('id').execute()).length;
}

/** Refused, and nothing stored: no row, no content. */
async function leavesNothing(
  send: (door: 'rest' | 'graphql') => Promise<UploadAnswer>,
  code: string,
  message: string,
) {
  const before = [await rows(), (await storedIn(api.store)).length];
  for (const answer of await both(send)) {
    expect([answer.code, answer.message]).toEqual([code, message]);
  }
  expect([await rows(), (await storedIn(api.store)).length]).toEqual(before);
}

test('POST /documents answers 201 with the document, everything as it was sent', async () => {
  const fields = {
    title: '  Handbook  ',
    description: 'For new people',
    category: 'training',
    visibility: 'volunteers_only',
    is_pinned: 'true',
  };
  const body = formBody(fields, {
    file: { name: 'handbook.pdf', content: goodFile('pdf'), type: 'application/pdf' },
  });
  const answer = await doors.restBody(admin, body);
  expect(answer).toMatchObject({
    status: 201,
    success: true,
    message: 'Document uploaded successfully!',
    document: {
      title: 'Handbook',
      description: 'For new people',
      category: 'training',
      visibility: 'volunteers_only',
      is_pinned: true,
      file_name: 'handbook.pdf',
      file_type: 'application/pdf',
      file_size_mb: 0.01,
      uploader_name: 'Ada',
      uploader_lastname: 'Minh',
    },
  });
  const stored = await admin.get(`/documents/${answer.document.id}/download`);
  expect(stored.headers.get('content-type')).toBe('application/pdf');
  expect(stored.text).toBe(goodFile('pdf').toString());
});

test('uploadDocument takes the same over GraphQL, and the defaults are the documented ones', async () => {
  const { document } = await doors.graphql(admin, {}, txt('Hello\n', 'Report.final.txt'));
  expect(document).toMatchObject({
    title: 'Report.final',
    fileName: 'Report.final.txt',
    category: 'general',
    visibility: 'all',
    isPinned: false,
    uploaderName: 'Ada',
  });
});

test.each(goodFiles)('%s declared as %s is shared through both doors', async (name, type, content) => {
  for (const answer of await both((door) => doors[door](admin, {}, { name, type, content }))) {
    expect(answer.message ?? answer.document.fileName).not.toMatch(/Invalid/);
    expect(answer.document).toBeDefined();
  }
});

describe('the size', () => {
  const filled = (bytes: number) => Buffer.alloc(bytes, 'a');

  test.each([1, 10_485_759])('of %i bytes passes', async (bytes) => {
    for (const { document } of await both((door) => doors[door](admin, {}, txt(filled(bytes))))) {
      expect(document).toBeDefined();
      await admin.delete(`/documents/${document.id}`);
    }
  });

  test.each([10_485_760, 10_485_761, 11_600_000, 20_000_000])('of %i bytes does not', async (bytes) => {
    await leavesNothing(
      (door) => doors[door](admin, {}, txt(filled(bytes))),
      'PAYLOAD_TOO_LARGE',
      'File size must be less than 10MB',
    );
  });

  test('is measured also where no length was announced', async () => {
    const body = formBody({}, { file: txt(filled(20_000_000)) });
    const pieces = Array.from({ length: Math.ceil(body.length / 65_536) }, (_, at) =>
      body.subarray(at * 65_536, (at + 1) * 65_536),
    );
    const unannounced = Readable.toWeb(Readable.from(pieces)) as ReadableStream;
    expect(await doors.restBody(admin, unannounced)).toMatchObject({
      status: 413,
      message: 'File size must be less than 10MB',
    });
  });

  test('of nothing is refused', async () => {
    await leavesNothing(
      (door) => doors[door](admin, {}, txt('')),
      'BAD_USER_INPUT',
      'The file is empty. Please select a file to upload',
    );
  });
});

test('without a file one is asked for one', async () => {
  await leavesNothing(
    (door) => doors[door](admin, { title: 'x' }),
    'BAD_USER_INPUT',
    'Please select a file to upload',
  );
  const wrongField = await doors.restBody(admin, formBody({ file: '/etc/passwd' }, { upload: txt() }));
  expect([wrongField.status, wrongField.message]).toEqual([400, 'Please select a file to upload']);
  const json = await admin.post('/documents', { title: 'x' });
  expect([json.status, json.body.message]).toEqual([400, 'Please select a file to upload']);
});

test.each([
  ['   ', 'Document title is required'],
  ['a'.repeat(201), 'title must be at most 200 characters'],
])('the title %j is refused', async (title, message) => {
  await leavesNothing((door) => doors[door](admin, { title }, txt()), 'BAD_USER_INPUT', message);
});

test.each([
  ['visibility', 'public', 'visibility must be one of: all, volunteers_only, admin_only'],
  ['visibility', 'all,admin_only', 'visibility must be one of: all, volunteers_only, admin_only'],
  ['category', 'secret', 'category must be one of: general, policy, training, forms, resources, guidelines'],
  ['is_pinned', 'perhaps', 'isPinned must be true or false'],
  ['description', 'a'.repeat(10_001), 'description must be at most 10,000 characters'],
])('%s %s is refused', async (field, value, message) => {
  const answer = await doors.rest(admin, { [field]: value }, txt());
  expect([answer.status, answer.message]).toEqual([400, message]);
});

test.each([
  ...['false', 'FALSE', '0', 'no', ''].map((word) => [word, false] as const),
  ...['true', 'True', '1', 'yes'].map((word) => [word, true] as const),
])('is_pinned %j in a form means %s', async (word, meant) => {
  const { document } = await doors.rest(admin, { is_pinned: word }, txt());
  expect(document.is_pinned).toBe(meant);
});

test.each([
  ['a volunteer', () => volunteer, 403, 'FORBIDDEN'],
  ['nobody', () => api.as(null), 401, 'UNAUTHENTICATED'],
])('%s is refused before a byte is read', async (_, actor, status, code) => {
  const before = (await storedIn(api.store)).length;
  const token = await actor().token();
  for (const path of ['/api/documents', '/graphql']) {
    // A body that never ends: an answer can only come from somebody who does not read it.
    const endless = new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        controller.enqueue(Buffer.from('--x\r\n'));
      },
    });
    const controller = new AbortController();
    const answer = await fetch(`${api.url}${path}`, {
      method: 'POST',
      body: endless,
      duplex: 'half',
      signal: controller.signal,
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'apollo-require-preflight': 'true',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    } as RequestInit);
    expect(answer.status).toBe(path === '/graphql' ? 200 : status);
    expect(await answer.text()).toContain(code);
    controller.abort();
  }
  expect((await doors.graphql(actor(), {}, txt())).code).toBe(code);
  expect((await storedIn(api.store)).length).toBe(before);
});

test('a super administrator has no place here', async () => {
  const root = api.as(await api.make.aSuperAdmin('the password of the owner'));
  expect((await doors.rest(root, {}, txt())).status).toBe(403);
  expect((await doors.graphql(root, {}, txt())).code).toBe('FORBIDDEN');
});

test('when the store fails there is no row, and when the row fails there is no content', async () => {
  const before = [await rows(), (await storedIn(api.store)).length];
  const { store } = api.services;
  api.services.store = { ...store, put: () => Promise.reject(new Error('the disk is full')) };
  expect(await doors.rest(admin, {}, txt())).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
  // Nor does it matter that what may be there in part cannot be removed.
  const broken = () => Promise.reject(new Error('the disk is gone'));
  api.services.store = { ...store, put: broken, remove: broken };
  expect(await doors.rest(admin, {}, txt())).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
  api.services.store = store;
  // A title that only the database refuses.
  await api.database.db.executeQuery({
    sql: `alter table documents add constraint refuse check (title <> 'refused')`,
    parameters: [],
  } as never);
  expect((await doors.rest(admin, { title: 'refused' }, txt())).status).toBe(500);
  expect([await rows(), (await storedIn(api.store)).length]).toEqual(before);
});

test('when the answer of the database was lost, the content stays until the sweep knows more', async () => {
  const before = (await storedIn(api.store)).length;
  // As if the connection broke when the row was written.
  for (const sql of [
    `create function lose() returns trigger language plpgsql as $$
      begin raise exception 'lost' using errcode = '08006'; end $$`,
    `create trigger lose before insert on documents for each row when (new.title = 'lost') execute function lose()`,
  ]) {
    await api.database.db.executeQuery({ sql, parameters: [] } as never);
  }
  expect((await doors.rest(admin, { title: 'lost' }, txt())).status).toBe(503);
  expect((await storedIn(api.store)).length).toBe(before + 1);
});

test('50 uploads at once all arrive', async () => {
  const before = await rows();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => doors.rest(admin, {}, txt('a'.repeat(500_000)))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
  expect(await rows()).toBe(before + 50);
});

test('the last room of an organization goes to one document, and what has none leaves nothing behind', async () => {
  const somebody = async () => api.as(await api.make.anAdmin(await api.make.anOrganization()));
  const [person, other] = [await somebody(), await somebody()];
  const megabyte = () => txt('a'.repeat(1_000_000));
  const { env } = api.services;
  env.documentQuotaMb = 2;
  try {
    expect((await doors.rest(person, {}, megabyte())).status).toBe(201);
    const stored = (await storedIn(api.store)).length;
    const answers = await Promise.all([1, 2, 3, 4].map(() => doors.rest(person, {}, megabyte())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 413, 413, 413]);
    expect((await storedIn(api.store)).length).toBe(stored + 1);
    expect(await doors.graphql(person, {}, txt())).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message:
        "Your organization's documents may take 2 MB, and there is no room left for this one. Delete some to make room.",
    });
    // Others have room of their own.
    expect((await doors.rest(other, {}, megabyte())).status).toBe(201);
  } finally {
    env.documentQuotaMb = null;
  }
});
