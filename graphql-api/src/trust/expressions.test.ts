import 'reflect-metadata';
import { getMetadataStorage } from 'class-validator';
import { expect, test } from 'vitest';
import { parseDescription, readMeeting } from '../modules/events/event.meeting.js';
import { normalizeEmail } from '../modules/people/email.js';
import { splitName } from '../modules/people/personName.js';
import { createTokens } from '../modules/people/session.tokens.js';
import { bearerToken } from '../request.js';
import { executableSchema } from '../schema.js';
import { refuseBrokenText, somethingToSee, trimmed } from '../text.js';
import { isWebAddress } from '../webAddress.js';

const size = 100_000;
/** 5 ms on a machine of one's own; what runs away takes minutes. */
const patience = 250;
const units = [
  'a',
  ' ',
  '\t',
  '\n',
  '.',
  '@',
  '-',
  'a.',
  'a@',
  '%',
  '<',
  '/',
  '\\',
  '{',
  '\u200b',
  'é',
  '0',
  ':',
];
const hostile = units.flatMap((unit) => {
  const many = unit.repeat(size / unit.length);
  return [
    many,
    ...[
      `${many}!`,
      `a${many}b`,
      `a@${many}`,
      `${many}@b.org`,
      `https://${many}`,
      `https://a.b/${many}\u0000`,
    ],
    ...[`Bearer ${many}`, `Join Meeting: ${many}`, `x\nMeeting ID:${many}\nPasscode:${many}x`],
  ];
});

executableSchema();
const rules = everyRule();

/** Every regular expression that stands in a rule of an argument. */
function everyRule(): [string, RegExp][] {
  const storage = getMetadataStorage() as unknown as {
    validationMetadatas: Map<unknown, { propertyName: string; constraints?: unknown[] }[]>;
  };
  return [...storage.validationMetadatas.values()]
    .flat()
    .flatMap(({ propertyName, constraints = [] }) =>
      constraints.flatMap((one): [string, RegExp][] => (one instanceof RegExp ? [[propertyName, one]] : [])),
    );
}

const tokens = createTokens('a secret of at least 32 characters for this');
const quietly = (work: () => unknown) => {
  try {
    work();
  } catch {
    // Refused is as good as taken: only the time is looked at.
  }
};
const readers: [string, (text: string) => unknown][] = [
  ['an e-mail', normalizeEmail],
  ['a web address', isWebAddress],
  ['a name', splitName],
  ['a description', parseDescription],
  ['a meeting', (text) => readMeeting({ description: text, meetingId: text })],
  ['broken text', refuseBrokenText],
  ['blanks', trimmed],
  ['something to see', (text) => somethingToSee.test(text)],
  ['a bearer', bearerToken],
  ['an access token', (text) => tokens.readAccess(text)],
  ['a refresh token', (text) => tokens.readRefresh(text)],
  ['a ticket', (text) => tokens.readTicket('export', text)],
  ...rules.map(([name, rule], index): [string, (text: string) => unknown] => [
    `rule ${index} of ${name}`,
    (text) => rule.test(text),
  ]),
];

test('no reader of text runs away, whatever hundred thousand letters it is given', () => {
  const slow: string[] = [];
  let slowest = 0;
  for (const [name, read] of readers) {
    for (const text of hostile) {
      const began = performance.now();
      quietly(() => read(text));
      const took = performance.now() - began;
      slowest = Math.max(slowest, took);
      if (took > patience)
        slow.push(`${name} took ${Math.round(took)} ms for ${JSON.stringify(text.slice(0, 30))}`);
    }
  }
  console.log(
    `expressions: ${readers.length} readers, ${hostile.length} texts each, slowest ${slowest.toFixed(1)} ms`,
  );
  expect(slow).toEqual([]);
  expect(rules.length).toBeGreaterThan(10);
});
