import { expect, test } from 'vitest';
import { startProduct } from './product.js';
import { plant } from './trust/planting.js';
import { walkAs } from './trust/walk.js';

const product = startProduct();
const count = 3;

/** The short version of trust/payloads.trust.ts. */
test('what people write is shown as text on the screens of every role', async () => {
  const done = await plant(product.server.url, count);
  const walks = [];
  for (const role of ['volunteer', 'admin', 'superAdmin'] as const)
    walks.push(await walkAs(product, role, done, true));
  for (const { faults, literally } of walks) {
    expect(faults).toEqual([]);
    expect(literally.size).toBeGreaterThanOrEqual(count);
  }
});
