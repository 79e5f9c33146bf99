import { createHmac, hkdfSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTokens, hashToken } from './session.tokens.js';

const secret = 'a secret for tests that is long enough';
const session = '0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee';
const start = new Date('2026-03-01T12:00:00Z');
const seconds = (count: number) => new Date(start.getTime() + count * 1_000);
const minutes = (count: number) => seconds(count * 60);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A token by the server's own key for this purpose, as if it had leaked, so that only what is claimed can be wrong. */
function forge(purpose: string, claims: object): string {
  const key = Buffer.from(hkdfSync('sha256', secret, 'handraise', purpose, 32));
  const iat = Math.floor(Date.now() / 1000);
  const payload = { iss: 'handraise', aud: 'handraise', iat, exp: iat + 900, ...claims };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
}

describe('a bearer token', () => {
  test('that was read before ends when it ends, a clock’s leeway later', () => {
    const tokens = createTokens(secret);
    const token = tokens.signAccess(session, 'a person');
    for (const minute of [0, 1, 14.9, 15.4]) {
      vi.setSystemTime(minutes(minute));
      expect(tokens.readAccess(token)).toBe(session);
    }
    vi.setSystemTime(minutes(15.6));
    expect(tokens.readAccess(token)).toBeNull();
    expect(tokens.readAccess(token)).toBeNull();
  });

  test('that claims a longer life than ours have ends after fifteen minutes, read before or not', () => {
    const tokens = createTokens(secret);
    const token = forge('access', { sid: session, typ: 'access', exp: start.getTime() / 1000 + 86_400 });
    expect(tokens.readAccess(token)).toBe(session);
    vi.setSystemTime(minutes(16));
    expect(tokens.readAccess(token)).toBeNull();
  });

  test('that has not begun opens nothing, nor when the clock was put back', () => {
    const tokens = createTokens(secret);
    const token = tokens.signAccess(session, 'a person');
    expect(tokens.readAccess(token)).toBe(session);
    vi.setSystemTime(minutes(-10));
    expect(tokens.readAccess(token)).toBeNull();
    const later = tokens.signAccess(session, 'a person');
    // Half a minute is forgiven, as clocks of several machines differ, and not a second more.
    vi.setSystemTime(new Date(minutes(-10).getTime() - 30_000));
    expect(tokens.readAccess(later)).toBe(session);
    vi.setSystemTime(new Date(minutes(-10).getTime() - 31_000));
    expect(tokens.readAccess(later)).toBeNull();
  });

  test('that only looks like an honest one opens nothing', () => {
    const tokens = createTokens(secret);
    const token = tokens.signAccess(session, 'a person');
    expect(tokens.readAccess(token)).toBe(session);
    const content = token.slice(0, token.lastIndexOf('.'));
    const forged = `${content}.${createHmac('sha256', 'a guess').update(content).digest('base64url')}`;
    expect(tokens.readAccess(forged)).toBeNull();
    expect(tokens.readAccess(`${token} `)).toBeNull();
    expect(createTokens('another secret that is long enough').readAccess(token)).toBeNull();
  });

  test('that comes again and again is read once in its fifteen minutes, and anew at their end', () => {
    const tokens = createTokens(secret);
    const token = tokens.signAccess(session, 'a person');
    const read = vi.spyOn(jwt, 'verify');
    for (const second of [0, 0, 1, 899]) {
      vi.setSystemTime(seconds(second));
      expect(tokens.readAccess(token)).toBe(session);
    }
    expect(read).toHaveBeenCalledTimes(1);
    vi.setSystemTime(seconds(900));
    expect(tokens.readAccess(token)).toBe(session);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('is forgotten after ten thousand others, and let in all the same', () => {
    const tokens = createTokens(secret);
    const token = tokens.signAccess(session, 'a person');
    expect(tokens.readAccess(token)).toBe(session);
    for (let count = 1; count < 10_000; count += 1)
      tokens.readAccess(tokens.signAccess(session, `person ${count}`));
    const read = vi.spyOn(jwt, 'verify');
    expect(tokens.readAccess(token)).toBe(session);
    expect(read).toHaveBeenCalledTimes(0);
    tokens.readAccess(tokens.signAccess(session, 'one more'));
    expect(tokens.readAccess(token)).toBe(session);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('a refresh token', () => {
  test('speaks of the session and the generation it was made for', () => {
    const tokens = createTokens(secret);
    for (const generation of [0, 7, 1_234_567]) {
      const token = tokens.signRefresh(session, generation);
      expect(tokens.readRefresh(token)).toEqual({ sessionId: session, generation });
      expect(createTokens(secret).signRefresh(session, generation)).toBe(token);
    }
  });

  test.each([
    ['an end cut off', (token: string) => token.slice(0, -1)],
    ['something behind it', (token: string) => `${token}.x`],
    ['another signature', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['another generation', (token: string) => token.replace('.7.', '.8.')],
    ['the generation written otherwise', (token: string) => token.replace('.7.', '.07.')],
    ['another session', (token: string) => token.replace('0190aaaa', '0190aaab')],
    ['no session', (token: string) => token.replace(session, '')],
    ['nothing in it', () => ''],
    ['dots only', () => '..'],
  ])('with %s is none', (_, change) => {
    const tokens = createTokens(secret);
    expect(tokens.readRefresh(change(tokens.signRefresh(session, 7)))).toBeNull();
  });

  test('of another server is none', () => {
    const other = createTokens('another secret that is long enough');
    expect(createTokens(secret).readRefresh(other.signRefresh(session, 7))).toBeNull();
  });
});

describe('a ticket', () => {
  test('opens what it was made for, until it ends', () => {
    const tokens = createTokens(secret);
    const ticket = tokens.signTicket('export', { event: 'an event' }, 60);
    vi.setSystemTime(seconds(59));
    expect(tokens.readTicket('export', ticket)).toMatchObject({ event: 'an event' });
    expect(tokens.readTicket('live', ticket)).toBeNull();
    expect(createTokens('another secret that is long enough').readTicket('export', ticket)).toBeNull();
    vi.setSystemTime(seconds(60));
    expect(tokens.readTicket('export', ticket)).toBeNull();
  });

  test.each([
    ['no end', { exp: undefined }],
    ['no purpose', { typ: undefined }],
    ['another issuer', { iss: 'staging' }],
    ['another audience', { aud: 'staging' }],
  ])('with %s opens nothing', (_, claims) => {
    const ticket = forge('ticket', { typ: 'export', ...claims });
    expect(createTokens(secret).readTicket('export', forge('ticket', { typ: 'export' }))).not.toBeNull();
    expect(createTokens(secret).readTicket('export', ticket)).toBeNull();
  });

  test.each(['', 'x', '..', 'a.b.c'])('%j is none', (ticket) => {
    expect(createTokens(secret).readTicket('export', ticket)).toBeNull();
  });
});

test('no kind of token passes for another', () => {
  const tokens = createTokens(secret);
  const access = tokens.signAccess(session, 'a person');
  const ticket = tokens.signTicket('access', { sid: session }, 60);
  expect([tokens.readTicket('access', access), tokens.readRefresh(access)]).toEqual([null, null]);
  expect([tokens.readAccess(ticket), tokens.readRefresh(ticket)]).toEqual([null, null]);
});

test('secrets of feeds and webhooks are the same each time, and of each seed and each server another', () => {
  const [one, same, other] = [secret, secret, 'another secret that is long enough'].map(createTokens);
  const made = [one, same, other].flatMap((tokens) =>
    ['a seed', 'another'].flatMap((seed) => [
      tokens?.signFeed(seed),
      tokens?.webhookSecret(seed).toString('base64url'),
    ]),
  );
  expect(made.slice(4, 8)).toEqual(made.slice(0, 4));
  expect(new Set(made).size).toBe(8);
  for (const text of made) expect(Buffer.from(text ?? '', 'base64url')).toHaveLength(32);
});

test('a token is stored as its SHA-256', () => {
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
