import { expect, test } from 'vitest';
import { startProduct } from '../product.js';
import { payloads } from './payloads.js';
import { plant, textFields } from './planting.js';
import { walkAs } from './walk.js';

const product = startProduct();
const roles = ['volunteer', 'admin', 'superAdmin'] as const;

/** Where each planted text must have been met, so that the walk cannot pass by the screens; see planting.ts. */
const mustBeMet =
  `answer boss code completion csv csvfile doc doctext event eventtext feedback file first home
  hook last link ma meeting mp myfirst mylast notes oa op org orgtext person ph place row rownotes site subject task
  tasktext token usernotes`.split(/\s+/);

test('no text that anybody may write runs, loads or opens anything on any screen of any role', async () => {
  const count = payloads.length;
  const done = await plant(product.server.url, count);
  const walks = await Promise.all(roles.map((role) => walkAs(product, role, done)));

  const kinds = (signs: Iterable<string>) => new Set([...signs].map((sign) => sign.replace(/^§\d+/, '')));
  const met = kinds(walks.flatMap(({ signs }) => [...signs]));
  walks.forEach(({ stops, signs, literally }, at) => {
    const texts = `${signs.size} planted texts of ${kinds(signs).size} fields, ${literally.size} payloads`;
    console.log(`${roles[at]}: ${stops} screens and windows, ${texts}`);
  });
  for (const { faults } of walks) expect(faults).toEqual([]);
  expect(textFields().filter((field) => !done.fields.has(field))).toEqual([]);
  expect(mustBeMet.filter((kind) => !met.has(kind))).toEqual([]);
  for (const { literally } of walks) expect(literally.size).toBeGreaterThanOrEqual(count);
});
