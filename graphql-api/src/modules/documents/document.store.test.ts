import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../database/id.js';
import { testApi } from '../../testing/api.js';
import { type S3Server, s3Server } from '../../testing/s3.js';
import { storedIn } from '../../testing/uploads.js';
import { type DocumentStore, fileStore } from './document.store.js';
import { s3Store } from './document.store.s3.js';

const api = testApi();
const folder = mkdtempSync(join(tmpdir(), 'handraise-store-'));
let s3: S3Server;

beforeAll(async () => {
  s3 = await s3Server();
});
afterAll(async () => {
  await s3?.close();
  rmSync(folder, { recursive: true, force: true });
});

const kinds: [string, () => DocumentStore][] = [
  ['a folder', () => fileStore(join(folder, 'documents'))],
  ['a bucket', () => s3Store(s3.options)],
];

describe.each(kinds)('%s', (_, open) => {
  let store: DocumentStore;
  beforeEach(() => {
    store = open();
  });

  test('gives back what it was given, to the byte', async () => {
    const id = newId();
    const content = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256));
    await store.put(id, content);
    expect((await buffer(await store.read(id))).equals(content)).toBe(true);
    await store.put(id, Buffer.from('other'));
    expect((await buffer(await store.read(id))).toString()).toBe('other');
  });

  test('says so when something is not there, and removes twice without complaint', async () => {
    const id = newId();
    await expect(store.read(id)).rejects.toThrow();
    await store.put(id, Buffer.from('x'));
    await store.remove(id);
    await store.remove(id);
    await expect(store.read(id)).rejects.toThrow();
  });

  test('lists what it holds and when that was stored', async () => {
    const id = newId();
    await store.put(id, Buffer.from('x'));
    const found = (await storedIn(store)).find(({ name }) => name === id);
    expect(Math.abs(Date.now() - Number(found?.storedAt))).toBeLessThan(60_000);
  });

  test('can be checked', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});

test('a folder that cannot be written, and a bucket that does not exist, fail their check', async () => {
  writeFileSync(join(folder, 'in-the-way'), '');
  await expect(fileStore(join(folder, 'in-the-way')).check()).rejects.toThrow();
  await expect(s3Store({ ...s3.options, bucket: 'no-such-bucket' }).check()).rejects.toThrow();
});

test('documents go up, down and away through a bucket as through a folder', async () => {
  const organization = await api.make.anOrganization();
  const admin = api.as(await api.make.anAdmin(organization));
  const before = api.services.store;
  api.services.store = s3Store(s3.options);
  try {
    const form = new FormData();
    form.set('file', new File(['Hello, bucket\n'], 'hello.txt', { type: 'text/plain' }));
    const headers = { authorization: `Bearer ${await admin.token()}` };
    const sent = await fetch(`${api.url}/api/documents`, { method: 'POST', body: form, headers });
    const { document } = (await sent.json()) as { document: { id: string } };
    expect(sent.status).toBe(201);
    expect((await admin.get(`/documents/${document.id}/download`)).text).toBe('Hello, bucket\n');
    expect((await admin.delete(`/documents/${document.id}`)).status).toBe(200);
    const names = (await storedIn(api.services.store)).map(({ name }) => name);
    expect(names).not.toContain(document.id);
  } finally {
    api.services.store = before;
  }
});
