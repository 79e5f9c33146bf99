import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTokens } from './session.tokens.js';

const session = '0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee';
const start = new Date('2026-03-01T12:00:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => void vi.useRealTimers());

test('a token that was read before ends when it ends, a clock’s leeway later', () => {
  const tokens = createTokens('a secret for tests that is long enough');
  const token = tokens.signAccess(session, 'a person');
  for (const minute of [0, 1, 14.9, 15.4]) {
    vi.setSystemTime(minutes(minute));
    expect(tokens.readAccess(token)).toBe(session);
  }
  vi.setSystemTime(minutes(15.6));
  expect(tokens.readAccess(token)).toBeNull();
  expect(tokens.readAccess(token)).toBeNull();
});

test('a clock that was put back does not open what has not begun', () => {
  const tokens = createTokens('a secret for tests that is long enough');
  const token = tokens.signAccess(session, 'a person');
  expect(tokens.readAccess(token)).toBe(session);
  vi.setSystemTime(minutes(-10));
  expect(tokens.readAccess(token)).toBeNull();
});

test('an honest token that was read opens nothing for one that looks like it', () => {
  const tokens = createTokens('a secret for tests that is long enough');
  const token = tokens.signAccess(session, 'a person');
  expect(tokens.readAccess(token)).toBe(session);
  const content = token.slice(0, token.lastIndexOf('.'));
  const forged = `${content}.${createHmac('sha256', 'a guess').update(content).digest('base64url')}`;
  expect(tokens.readAccess(forged)).toBeNull();
  expect(tokens.readAccess(`${token} `)).toBeNull();
  expect(createTokens('another secret that is long enough').readAccess(token)).toBeNull();
});

test('a flood of tokens does not push out what is asked again, nor let in what is not', () => {
  const tokens = createTokens('a secret for tests that is long enough');
  const token = tokens.signAccess(session, 'a person');
  expect(tokens.readAccess(token)).toBe(session);
  for (let count = 0; count < 10_100; count += 1) tokens.readAccess(tokens.signAccess(session, 'another'));
  expect(tokens.readAccess(token)).toBe(session);
});
