import { expect, it } from 'vitest';
import { findMatches } from './findMatches';

const marked = (text: string, search: string) =>
  findMatches(text, search)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['Maya Torres', 'TOR', 'Maya [Tor]res'],
  ['José Ibáñez', 'iban', 'José [Ibáñ]ez'],
  ['Jose Ibanez', 'é', 'Jos[e] Iban[e]z'],
  ['ana@banana.example', 'an', '[an]a@b[an][an]a.example'],
  ['Ana', '  ', 'Ana'],
  ['Ana', 'x', 'Ana'],
  ['ﬁnn', 'fi', '[ﬁ]nn'],
])('in %s, %s marks %s', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});
