import { expect, test } from 'vitest';
import { History } from './history.js';

test('what was acknowledged and is gone, is there twice, or was refused and is there, is told', () => {
  const history = new History();
  for (const key of ['kept', 'gone', 'twice']) history.note(key, 'acknowledged');
  for (const key of ['stayed away', 'came all the same']) history.note(key, 'refused');
  for (const key of ['perhaps', 'perhaps not', 'perhaps twice']) history.note(key, 'unknown');
  const found = new Map([
    ['kept', 1],
    ['twice', 2],
    ['came all the same', 1],
    ['perhaps', 1],
    ['perhaps twice', 2],
    ['never asked for', 1],
  ]);
  expect(history.judge(found)).toEqual({
    acknowledged: 3,
    refused: 2,
    unknown: 3,
    lost: ['gone'],
    duplicates: ['twice', 'perhaps twice'],
    ghosts: ['came all the same', 'never asked for'],
  });
});
