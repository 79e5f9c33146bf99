import 'reflect-metadata';
import { expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { everyCell, tryCells } from './matrix.js';

const api = testApi();

test('nobody reaches another organization, whatever they ask: every route and operation, ten people, three kinds of ids', async () => {
  const { tried, faults } = await tryCells(api, everyCell());
  console.log(`isolation: ${tried} cells, ${faults.length} leaks, wrong codes or changes`);
  expect(faults).toEqual([]);
  expect(tried).toBeGreaterThanOrEqual(3_000);
});
