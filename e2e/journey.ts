import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults, screenshot } from './browser.js';

export const demo = {
  volunteer: 'maya@lanternstreet.example',
  admin: 'admin@lanternstreet.example',
  otherVolunteer: 'leo@alderriver.example',
  superAdmin: 'super@handraise.example',
  password: 'handraise-demo',
  superAdminPassword: 'handraise-super',
};

/** Signs in by the form, as a person would, and waits for the page behind it. */
export async function signIn(page: Page, email: string, password = demo.password): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Looks at the page as it is now: a screenshot, axe, and nothing wider than the window. */
export async function look(page: Page, name: string): Promise<void> {
  await screenshot(page, name);
  // A field that is half under the sticky header would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await accessibilityFaults(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0);
}
