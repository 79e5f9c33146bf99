import { expect, test } from 'vitest';
import { accessibilityFaults, screenshot } from './browser.js';
import { startProduct } from './product.js';

const product = startProduct();

test.for([
  { width: 1280, theme: 'light' },
  { width: 360, theme: 'dark' },
] as const)('the first page opens without a fault, $width pixels wide, $theme', async (view) => {
  const { page, context, faults } = await product.visit(view);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await screenshot(page, `first-page-${view.width}-${view.theme}`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  expect(await accessibilityFaults(page)).toEqual([]);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
  await context.close();
});
