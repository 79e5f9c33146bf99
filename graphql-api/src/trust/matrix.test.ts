import 'reflect-metadata';
import { expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { everyCell, tryCells } from './matrix.js';

const api = testApi();

test('nobody reaches another organization, whatever they ask (a part of all combinations)', async () => {
  // A step that has no factor in common with the ten principals meets each of them.
  const cells = everyCell().filter((_, index) => index % 31 === 0);
  const { tried, faults } = await tryCells(api, cells);
  console.log(`isolation: ${tried} cells, ${faults.length} faults`);
  expect(faults).toEqual([]);
  expect(tried).toBeGreaterThan(100);
});
