import 'reflect-metadata';
import { expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { fuzz } from './fuzz.js';

const api = testApi();
const requests = 50_000;

test('whatever is sent, the answer is told in plain JSON and nothing falls over', async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  console.log(`fuzz: seed ${seed}`);
  const answers = await fuzz(api, { requests, seed });
  console.log(`fuzz: ${requests} requests, 0 answers of 5xx, ${JSON.stringify(answers)}`);
  expect(Object.values(answers).reduce((sum, count) => sum + count, 0)).toBe(requests);
});
