import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../testing/api.js';

const api = testApi();
const secret = 'a secret for tests that is long enough';
const key = Buffer.from(hkdfSync('sha256', secret, 'handraise', 'access', 32));
const now = () => Math.floor(Date.now() / 1000);
let honest: { header: object; payload: Record<string, unknown>; token: string };

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

/** A token signed with the server's own key, as if it had leaked, so that only what is claimed can be wrong. */
function forge(
  payload: object,
  header: object = { alg: 'HS256', typ: 'JWT' },
  hash = 'sha256',
  by = key,
): string {
  const content = `${encode(header)}.${encode({ ...honest.payload, ...payload })}`;
  return `${content}.${createHmac(hash, by).update(content).digest('base64url')}`;
}

const statusFor = async (authorization: string) =>
  (await fetch(`${api.url}/api/auth/me`, { headers: { authorization } })).status;

beforeAll(async () => {
  const token = await api.as(await api.make.aVolunteer(await api.make.anOrganization())).token();
  const [header, payload] = token.split('.');
  honest = { header: decode(header), payload: decode(payload), token };
});

test('a token that claims what it should opens the account, however Bearer is spelled', async () => {
  expect(await statusFor(`Bearer ${forge({})}`)).toBe(200);
  expect(await statusFor(`bearer ${honest.token}`)).toBe(200);
});

test.each<[string, () => string]>([
  ['no algorithm', () => `${encode({ alg: 'none' })}.${encode(honest.payload)}.`],
  ['no algorithm, oddly spelled', () => `${encode({ alg: 'nOnE' })}.${encode(honest.payload)}.`],
  ['no signature', () => forge({}).replace(/[^.]+$/, '')],
  ['HS384', () => forge({}, { alg: 'HS384' }, 'sha384')],
  ['HS512', () => forge({}, { alg: 'HS512' }, 'sha512')],
  ['RS256 by our key', () => forge({}, { alg: 'RS256' })],
  ['a demand that nobody understands', () => forge({}, { alg: 'HS256', crit: ['exp'] })],
  ['the secret itself as key', () => forge({}, undefined, 'sha256', Buffer.from(secret))],
  ['an empty key', () => forge({}, { alg: 'HS256', kid: '../../dev/null' }, 'sha256', Buffer.alloc(0))],
  [
    'a key of its own',
    () => forge({}, { alg: 'HS256', jwk: { kty: 'oct', k: 'AA' } }, 'sha256', Buffer.alloc(1)),
  ],
  ['an end that has passed', () => forge({ iat: now() - 4_000, exp: now() - 60 })],
  ['no end', () => forge({ exp: undefined })],
  ['an end in words', () => forge({ exp: 'tomorrow' })],
  ['a beginning in the future', () => forge({ iat: now() + 600, exp: now() + 900 })],
  ['not before later', () => forge({ nbf: now() + 600 })],
  ['a long life', () => forge({ iat: now() - 3_600, exp: now() + 3_600 })],
  ['another issuer', () => forge({ iss: 'staging' })],
  ['another audience', () => forge({ aud: 'staging' })],
  ['another kind', () => forge({ typ: 'ticket' })],
  ['a session of nobody', () => forge({ sid: randomUUID() })],
  ['a session that is none', () => forge({ sid: "' or 1=1--" })],
])('a token with %s opens nothing', async (_, token) => {
  expect(await statusFor(`Bearer ${token()}`)).toBe(401);
});

test.each([
  'Bearer',
  'Basic eDp4',
  'Bearer a b',
  `Bearer ${'x'.repeat(8_000)}`,
  'Bearer hr_',
  'hr_x',
  'Bearer ....',
])('an authorization of %.20j is nobody', async (authorization) => {
  expect(await statusFor(authorization)).toBe(401);
});

test('a token in a cookie, in the address or in the body is no token', async () => {
  const token = forge({});
  const names = ['accessToken', 'access_token', 'token', 'jwt', 'authorization', 'session'];
  const cookie = names.map((name) => `${name}=${token}; ${name}=Bearer ${token}`).join('; ');
  const query = names.map((name) => `${name}=${token}`).join('&');
  const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, token])));
  const json = { 'content-type': 'application/json', cookie, 'x-access-token': token, 'x-auth-token': token };
  expect((await fetch(`${api.url}/api/auth/me?${query}`, { headers: json })).status).toBe(401);
  const logout = { method: 'POST', headers: json, body };
  expect((await fetch(`${api.url}/api/auth/logout?${query}`, logout)).status).toBe(401);
  const asked = {
    query: '{ viewer { id } }',
    extensions: { authorization: token, headers: { authorization: token } },
  };
  const answer = await fetch(`${api.url}/graphql?${query}`, { ...logout, body: JSON.stringify(asked) });
  expect(await answer.text()).toContain('UNAUTHENTICATED');
  expect(await statusFor(`Bearer ${token}`)).toBe(200);
});
