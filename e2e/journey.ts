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
export async function signInByForm(page: Page, email: string, password = demo.password): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Gives the window a session such as the form keeps, for journeys about something else, and opens `path` or the person's home. */
export async function signIn(page: Page, email: string, path = '/login'): Promise<void> {
  const password = email === demo.superAdmin ? demo.superAdminPassword : demo.password;
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(answer.status(), `sign-in of ${email}`).toBe(200);
  const { tokens, user, userType } = await answer.json();
  const session = { ...tokens, user: JSON.stringify(user), userType };
  const { origin } = new URL(answer.url());
  // Runs in every document of the window from now on, so it leaves a mark: once is enough.
  await page.addInitScript(
    ({ session, origin, mark }) => {
      if (window !== top || location.origin !== origin || localStorage.getItem('journey') === mark) return;
      Object.assign(localStorage, session, { journey: mark });
    },
    { session, origin, mark: tokens.refreshToken },
  );
  await page.goto(path);
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Looks at the page as it is now: a screenshot, axe, and nothing wider than the window. */
export async function look(page: Page, name: string): Promise<void> {
  await screenshot(page, name);
  // A field that is half under the sticky header would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  // What is fading in or out has little contrast for a moment; what is wrong stays wrong.
  await expect.poll(() => accessibilityFaults(page), { timeout: 4_000, interval: 500 }).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0);
}
