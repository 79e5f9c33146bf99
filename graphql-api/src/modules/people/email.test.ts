import { expect, test } from 'vitest';
import { normalizeEmail } from './email.js';

/** An address of so many characters that is right in every other way. */
const long = (length: number) => `a@${`${'b'.repeat(60)}.`.repeat(3)}${'c'.repeat(60)}.`.padEnd(length, 'd');

test('an address of 254 characters is one, and one of 255 is none', () => {
  expect(normalizeEmail(long(254))).toBe(long(254));
  expect(normalizeEmail(`a${long(254)}`)).toBeNull();
});

test('blanks around an address are dropped, but what is mostly blanks is no address', () => {
  const maya = 'maya@example.org';
  expect(normalizeEmail(maya.padStart(508))).toBe(maya);
  expect(normalizeEmail(maya.padStart(509))).toBeNull();
});

test.each(['máya@example.org', 'áya@example.org', 'mayá@example.org', 'maya@example.orgá', 'maya', ''])(
  '%j is no address',
  (email) => {
    expect(normalizeEmail(email)).toBeNull();
  },
);

test('capitals and full-width letters are the same address', () => {
  expect(normalizeEmail(' ｍAYA@Example.ORG\t')).toBe('maya@example.org');
});
