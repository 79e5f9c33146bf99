import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { receiver } from '../../testing/receiver.js';
import { isPublicAddress } from './webhook.address.js';
import { type SendOptions, sendMessage } from './webhook.send.js';

const refused = { status: null, failure: 'The address is not one of the public internet' };
let hook: Awaited<ReturnType<typeof receiver>>;

beforeAll(async () => {
  hook = await receiver();
});
afterAll(() => hook.close());
beforeEach(() => {
  hook.seen.length = 0;
});

const send = (url: string, options: Partial<SendOptions> = {}) =>
  sendMessage({ id: '1', url, secret: Buffer.from('key'), body: '{}' }, { loopback: false, ...options });
const named =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::a9fe:a9fe',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'no address',
])('%s is never connected to', async (address) => {
  expect(isPublicAddress(address)).toBe(false);
  expect(await send(`http://hooks.example.org:${hook.port}/`, { resolve: named(address) })).toEqual(refused);
  expect(hook.seen).toEqual([]);
});

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is of the public internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test('a name with one private address among public ones has none', async () => {
  expect(
    await send(`http://hooks.example.org:${hook.port}/`, { resolve: named('8.8.8.8', '127.0.0.1') }),
  ).toEqual(refused);
});

test('a name that means another address at the second look is looked up once, when it is connected to', async () => {
  let looks = 0;
  const resolve = async () => {
    looks += 1;
    return [{ address: looks === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
  };
  const url = `http://hooks.example.org:${hook.port}/`;
  // The first look may be connected to; nothing looks again before the connection.
  expect(await send(url, { loopback: true, resolve })).toEqual({ status: 204, failure: null });
  expect(looks).toBe(1);
  // By the next message the name has moved: the connection of before is not used again.
  expect(await send(url, { loopback: true, resolve })).toEqual(refused);
  expect(hook.seen).toHaveLength(1);
});

test.each([
  'http://127.0.0.1',
  'http://2130706433',
  'http://0x7f.1',
  'http://[::ffff:7f00:1]',
  'http://[::1]',
])('%s is refused without being looked up', async (address) => {
  expect(await send(`${address}:${hook.port}/`)).toEqual(refused);
  expect(hook.seen).toEqual([]);
});

test('only 127.0.0.1 is permitted where a setting permits it', async () => {
  expect((await send(hook.url, { loopback: true })).status).toBe(204);
  expect(await send(`http://127.0.0.2:${hook.port}/`, { loopback: true })).toEqual(refused);
});

test('what cannot be reached is told in our own words', async () => {
  const unknown = async () => {
    throw Object.assign(new Error('getaddrinfo ENOTFOUND secret-name'), { code: 'ENOTFOUND' });
  };
  expect(await send('http://hooks.example.org/', { resolve: unknown })).toEqual({
    status: null,
    failure: 'Its name could not be resolved',
  });
  expect(await send('http://127.0.0.1:1/', { loopback: true })).toEqual({
    status: null,
    failure: 'It could not be reached',
  });
});
