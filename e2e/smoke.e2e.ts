import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults, launchBrowser, newPage, screenshot } from './browser.js';
import { startServer, type TestServer } from './server.js';

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test.for([
  { width: 1280, theme: 'light' },
  { width: 360, theme: 'dark' },
] as const)('the first page opens without a fault, $width pixels wide, $theme', async (view) => {
  const { page, context, faults } = await newPage(browser, server.url, view);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await screenshot(page, `first-page-${view.width}-${view.theme}`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  expect(await accessibilityFaults(page)).toEqual([]);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
  await context.close();
});
