import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { maxFileBytes, readForm } from './multipart.js';
import { formBody, formHeaders } from './testing/uploads.js';

// What waits for a turn that never comes shall not wait long.
vi.setConfig({ testTimeout: 10_000 });

const maxBytes = maxFileBytes + 1_048_576;
let server: Server;
let port: number;
/** What has been read, or refused, since the test began. */
let seen: string[] = [];
/** How many requests came since then, and how many of them were given up. */
let came = 0;
let gone = 0;
/** What readers wait for before they answer. */
let held: Promise<void> = Promise.resolve();

beforeAll(async () => {
  server = createServer(async (request, response) => {
    came += 1;
    response.once('close', () => {
      if (!response.writableFinished) gone += 1;
    });
    try {
      const { texts, files } = await readForm(request, response);
      seen.push('read');
      await held;
      const shown = [...files].map(([field, { name, declaredType, content }]) => ({
        ...{ field, name, declaredType, bytes: content.length, begins: content.toString('latin1', 0, 5) },
      }));
      response.end(JSON.stringify({ texts: [...texts], files: shown }));
    } catch (error) {
      const { message, status } = error as { message: string; status?: number };
      seen.push(message);
      response.writeHead(status ?? 500).end(JSON.stringify({ message }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A request of which the test decides when its body is sent, and whether. */
function open(headers: object) {
  const sent = request({ port, method: 'POST', agent: false, headers: { ...headers } });
  const answer = new Promise<{ status?: number; body: Record<string, unknown> }>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', async (response: IncomingMessage) => {
      const text = (await response.toArray()).join('');
      resolve({ status: response.statusCode, body: JSON.parse(text) });
    });
  });
  answer.catch(() => {});
  sent.flushHeaders();
  return { sent, answer };
}

function post(body: Buffer, contentType: string | undefined = formHeaders['content-type'], announced = true) {
  const { sent, answer } = open({
    ...(contentType !== undefined && { 'content-type': contentType }),
    ...(announced && { 'content-length': body.length }),
  });
  sent.end(body);
  return answer;
}

const txt = (content: Buffer | string = 'Hello', name = 'a.txt') => ({ name, content, type: 'text/plain' });
const unreadable = { status: 400, body: { message: 'The form could not be read' } };
const tooLarge = { status: 413, body: { message: 'File size must be less than 10MB' } };

test('what a form holds is read as it was sent', async () => {
  const body = formBody({ title: 'Grüße', more: '' }, { file: txt('Hello', 'a%22b%0D%0ac.txt') });
  const file = { field: 'file', name: 'a"b  c.txt', declaredType: 'text/plain', bytes: 5, begins: 'Hello' };
  expect(await post(body)).toEqual({
    status: 200,
    body: {
      texts: [
        ['title', 'Grüße'],
        ['more', ''],
      ],
      files: [file],
    },
  });
  const undeclared = await post(formBody({}, { file: { ...txt(''), type: null } }));
  expect(undeclared.body.files).toEqual([
    { ...file, name: 'a.txt', declaredType: null, bytes: 0, begins: '' },
  ]);
});

test('a field for a file in which none was chosen is no file', async () => {
  const { body } = await post(formBody({}, { other: txt('', ''), file: txt() }));
  expect((body.files as { field: string }[]).map(({ field }) => field)).toEqual(['file']);
});

test('a part without a name, a text beyond 1 MiB and a fifty-first part are refused', async () => {
  const nameless = formBody({ title: 'x' }, {}).toString().replace('; name="title"', '');
  expect(await post(Buffer.from(nameless))).toEqual(unreadable);
  expect((await post(formBody({ title: 'a'.repeat(1_048_576) }, {}))).status).toBe(200);
  expect(await post(formBody({ title: 'a'.repeat(1_048_577) }, {}))).toEqual({
    status: 400,
    body: { message: 'The text is too long' },
  });
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, '']));
  expect((await post(formBody(fields(50), {}))).status).toBe(200);
  expect(await post(formBody(fields(51), {}))).toEqual(unreadable);
});

describe('the boundary', () => {
  const withBoundary = (boundary: string) =>
    Buffer.from(
      formBody({ title: 'x' }, {})
        .toString()
        .replaceAll(/^--a-boundary-of-tests/gm, `--${boundary}`),
    );

  test.each([
    ['x', 'multipart/form-data; boundary=x'],
    ['x', 'multipart/form-data; BOUNDARY="x"'],
    ['x', 'multipart/form-data; boundary=x  ; charset=utf-8'],
    ['x', 'multipart/form-data; charset=utf-8; boundary="x"'],
    ["a (b) 'c',./:=?+-_", 'multipart/form-data; boundary="a (b) \'c\',./:=?+-_"'],
    ['b'.repeat(70), `multipart/form-data; boundary=${'b'.repeat(70)}`],
  ])('%s is found in %j', async (boundary, contentType) => {
    expect(await post(withBoundary(boundary), contentType)).toEqual({
      status: 200,
      body: { texts: [['title', 'x']], files: [] },
    });
  });

  test.each([
    ['x', 'multipart/form-data'],
    ['', 'multipart/form-data; boundary='],
    ['', 'multipart/form-data; boundary=""'],
    ['b'.repeat(71), `multipart/form-data; boundary=${'b'.repeat(71)}`],
    ['x<', 'multipart/form-data; boundary=x<'],
    ['x', 'multipart/form-data; boundary=another'],
  ])('%s is not looked for in %j', async (boundary, contentType) => {
    expect(await post(withBoundary(boundary), contentType)).toEqual(unreadable);
  });

  test('is asked for where nothing is said of the body at all', async () => {
    const { sent, answer } = open({ 'content-length': 1 });
    sent.end('x');
    expect(await answer).toEqual(unreadable);
  });
});

describe('the size of a whole form', () => {
  /** A form of exactly so many bytes, with the largest file that may be sent. */
  const ofBytes = (bytes: number) => {
    const file = { file: txt(Buffer.alloc(maxFileBytes, 'a')) };
    const room = bytes - formBody({ title: '' }, file).length;
    return formBody({ title: 'a'.repeat(room) }, file);
  };

  test.each([true, false])('is measured to the byte, announced: %s', async (announced) => {
    const type = formHeaders['content-type'];
    expect((await post(ofBytes(maxBytes), type, announced)).status).toBe(200);
    expect(await post(ofBytes(maxBytes + 1), type, announced).catch(() => tooLarge)).toEqual(tooLarge);
  });

  test('that is announced too large is refused unread', async () => {
    const { sent, answer } = open({ ...formHeaders, 'content-length': maxBytes + 1 });
    expect(await answer).toEqual(tooLarge);
    sent.destroy();
  });
});

describe('when many send forms at once', () => {
  const body = formBody({}, { file: txt() });
  const send = () => post(body);
  const until = async (what: () => boolean) => {
    while (!what()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const hold = () => {
    [seen, came, gone] = [[], 0, 0];
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  const four = Array(4).fill('read');
  const left = 'The request ended too early';

  test('four are read, a hundred wait, and one more is asked to come again; then everybody has their turn', async () => {
    const release = hold();
    const answers = Array.from({ length: 104 }, send);
    await until(() => came === 104);
    expect(await send()).toMatchObject({ status: 503 });
    expect(seen.filter((what) => what === 'read')).toEqual(four);
    release();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(104).fill(200));
  });

  test('who gives up while they wait, or in the middle, leaves their turn to the next', async () => {
    const release = hold();
    const first = Array.from({ length: 4 }, send);
    await until(() => seen.length === 4);
    const waiting = Array.from({ length: 4 }, () => open({ ...formHeaders, 'content-length': body.length }));
    await until(() => came === 8);
    for (const { sent } of waiting) sent.destroy();
    await until(() => gone === 4);
    const last = send();
    await until(() => came === 9);
    release();
    for (const { status } of await Promise.all([...first, last])) expect(status).toBe(200);
    expect(seen).toEqual([...four, ...Array(4).fill(left), 'read']);

    hold()();
    const { sent } = open({ ...formHeaders, 'content-length': body.length });
    sent.write(body.subarray(0, 50));
    await until(() => came === 1);
    sent.destroy();
    await until(() => seen.length === 1);
    expect(seen).toEqual([left]);

    // Nothing of this has used up a turn, nor made one more.
    const again = hold();
    const answers = Array.from({ length: 6 }, send);
    await until(() => came === 6 && seen.length >= 4);
    expect(seen).toEqual(four);
    again();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(6).fill(200));
  });
});
