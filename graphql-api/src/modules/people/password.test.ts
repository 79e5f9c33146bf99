import argon2 from 'argon2';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkNewPassword, hashPassword, isPlausiblePassword, verifyPassword } from './password.js';

afterEach(() => void vi.restoreAllMocks());

/** Watches argon2 at its work: how much of it goes on at the same moment at most. */
function watched() {
  const verify = argon2.verify.bind(argon2);
  const seen = { now: 0, most: 0, calls: 0 };
  const spy = vi.spyOn(argon2, 'verify').mockImplementation(async (...given) => {
    seen.calls += 1;
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    return verify(...given).finally(() => {
      seen.now -= 1;
    });
  });
  return { seen, spy };
}

test('a password opens what was made from it, in the strength that was decided, and nothing else', async () => {
  const hash = await hashPassword('the words of Maya');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/);
  expect(await verifyPassword(hash, 'the words of Maya')).toBe(true);
  expect(await verifyPassword(hash, 'the words of maya')).toBe(false);
  expect(await verifyPassword('what is no hash', 'the words of Maya')).toBe(false);
});

test('where there is no password, the same work is done for nothing, and nothing opens', async () => {
  const { spy } = watched();
  for (const none of [null, undefined]) {
    expect(await verifyPassword(none, 'a guess')).toBe(false);
    expect(spy).toHaveBeenLastCalledWith(
      expect.stringMatching(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/),
      'a guess',
    );
    expect(await verifyPassword(none, 'nobody has this password')).toBe(false);
  }
  expect(spy).toHaveBeenCalledTimes(4);
});

test('a flood of sign-ins is worked off two at a time, so that files are read meanwhile', async () => {
  const hash = await hashPassword('the words of Maya');
  const { seen } = watched();
  for (let flood = 0; flood < 2; flood += 1) {
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, guess) => verifyPassword(hash, guess ? `${guess}` : 'the words of Maya')),
    );
    expect(answers).toEqual([true, ...Array(6).fill(false)]);
  }
  expect(seen).toEqual({ now: 0, most: 2, calls: 14 });
});

describe('a new password', () => {
  test.each([
    ['of seven characters', 'seven 7', 'Password must be at least 8 characters long'],
    ['of seven signs of four bytes', '🙂🙂🙂🙂🙂🙂🙂', 'Password must be at least 8 characters long'],
    ['of 1,025 bytes', 'a'.repeat(1_025), 'Password must be at most 1,024 bytes long'],
    ['of 1,026 bytes', 'ü'.repeat(513), 'Password must be at most 1,024 bytes long'],
    ['that many choose', 'Password1', 'This password is too common. Please choose another one.'],
    ['that volunteers choose', 'Volunteers', 'This password is too common. Please choose another one.'],
  ])('%s is refused', (_, password, sentence) => {
    expect(() => checkNewPassword(password, password)).toThrow(sentence);
    expect(() => checkNewPassword(password)).toThrow(sentence);
  });

  test('is refused when it is not repeated exactly', () => {
    expect(() => checkNewPassword('the words', 'the Words')).toThrow('Passwords do not match');
    expect(() => checkNewPassword('the words', '')).toThrow('Passwords do not match');
  });

  test.each([
    ['of eight characters', 'eight  8'],
    ['of eight signs of four bytes', '🙂🙂🙂🙂🙂🙂🙂🙂'],
    ['of 1,024 bytes', 'a'.repeat(1_024)],
    ['of 1,024 bytes in 512 letters', 'ü'.repeat(512)],
  ])('%s passes', (_, password) => {
    expect(() => checkNewPassword(password, password)).not.toThrow();
    // Where it is typed once only.
    expect(() => checkNewPassword(password)).not.toThrow();
  });
});

test('what is longer than a password may be is not even tried', () => {
  expect([1_024, 1_025].map((length) => isPlausiblePassword('a'.repeat(length)))).toEqual([true, false]);
  expect([512, 513].map((length) => isPlausiblePassword('ü'.repeat(length)))).toEqual([true, false]);
});
