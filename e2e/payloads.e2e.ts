import { expect, test } from 'vitest';
import { startProduct } from './product.js';
import { plant } from './trust/planting.js';
import { walkAs } from './trust/walk.js';

const product = startProduct();
const count = 3;

/** The short version of trust/payloads.trust.ts. */
test('what people write is shown as text on the screens of every role', { retry: 0 }, async () => {
  const done = await plant(product.server.url, count);
  // The owner's console shows one organization and one person of those planted where each screen is looked at once.
  const wanted = { volunteer: count, admin: count, superAdmin: 1 } as const;
  for (const role of ['volunteer', 'admin', 'superAdmin'] as const) {
    const { faults, literally } = await walkAs(product, role, done, true);
    expect(faults).toEqual([]);
    expect(literally.size).toBeGreaterThanOrEqual(wanted[role]);
  }
});
