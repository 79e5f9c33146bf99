import { readFileSync } from 'node:fs';
import type { Download } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, look, signIn, signInByForm } from './journey.js';
import { startProduct } from './product.js';

const product = startProduct();

test.for([
  { width: 1280, theme: 'light', email: demo.volunteer, first: 'Maya', event: 'New Volunteer Orientation' },
  {
    width: 390,
    theme: 'dark',
    email: demo.otherVolunteer,
    first: 'Leo',
    event: 'Stream Insects for Beginners',
  },
] as const)(
  "a volunteer's day from sign-in to sign-out, $width pixels wide, $theme",
  async ({ email, first, event, ...view }) => {
    const { page, context, faults } = await product.visit(view);
    const name = (step: string) => `day-${view.width}-${view.theme}-${step}`;
    try {
      await page.goto('/dashboard');
      await page.waitForURL(/\/login/);
      await page.getByText('Sign in to your nonprofit collaboration platform').waitFor();
      await look(page, name('1-login'));
      await signInByForm(page, email);
      await page.getByRole('heading', { name: `Welcome, ${first}` }).waitFor();
      await look(page, name('2-dashboard'));

      // Say yes to an event, by the dialog that its card opens.
      const events = page.getByRole('region', { name: 'Upcoming Events' });
      const card = events.getByRole('button', { name: new RegExp(event) });
      await card.click();
      const dialog = page.getByRole('dialog');
      const attendance = dialog.getByText(/^\d+ RSVP'd/);
      const going = Number.parseInt((await attendance.textContent()) ?? '', 10);
      await look(page, name('3-event'));
      await dialog.getByRole('button', { name: 'RSVP Yes' }).click();
      await dialog.getByText(new RegExp(`^${going + 1} RSVP'd`)).waitFor();
      await dialog.getByRole('button', { name: 'RSVP No' }).waitFor();
      const calendar = new Promise<Download>((resolve) => {
        context.on('page', (opened) => opened.on('download', resolve));
      });
      await dialog.getByRole('button', { name: 'Export to Calendar' }).click();
      expect(readFileSync(await (await calendar).path(), 'utf8')).toContain(`SUMMARY:${event}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await card.getByText("RSVP'd Yes").waitFor();

      // Complete a task; the counters follow at once.
      const assigned = () => page.locator('dl').getByText(/^\d+$/).nth(1).textContent();
      const before = Number(await assigned());
      await page.getByRole('button', { name: 'Complete' }).first().click();
      await page.getByLabel('Completion Notes (Optional)').fill('Done before lunch.');
      await look(page, name('4-complete'));
      await page.getByRole('button', { name: 'Mark Complete' }).click();
      await expect.poll(assigned).toBe(String(before - 1));

      // Download a document.
      const saved = page.waitForEvent('download');
      await page
        .getByRole('button', { name: /^Download/ })
        .first()
        .click();
      expect((await saved).suggestedFilename()).toMatch(/\.\w+$/);

      // What was done is kept.
      await page.reload();
      await page.getByRole('heading', { name: `Welcome, ${first}` }).waitFor();
      expect(Number(await assigned())).toBe(before - 1);
      await card.getByText("RSVP'd Yes").waitFor();

      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL(/\/login/);
      expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('accessToken');
      await page.goBack();
      await page.waitForURL(/\/login/);
      expect(faults).toEqual([]);
    } finally {
      await context.close();
    }
  },
);

test('a wrong password, an unknown address and a page that does not exist are told kindly', async () => {
  const { page, context, faults } = await product.visit({ width: 390 });
  try {
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password', { exact: true }).focus();
    await page.getByText('Email not authorized').waitFor();
    await page.getByLabel('Email').fill(demo.volunteer);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByText('Invalid email or password').waitFor();
    await look(page, 'login-refused');
    await page.goto('/no/such/page');
    await page.getByText('Page not found').waitFor();
    await look(page, 'not-found');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await page.waitForURL(/\/login/);
    // The browser itself writes the refused sign-in to its console.
    expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);
  } finally {
    await context.close();
  }
});

test('an expired access token in the middle of work is never noticed', async () => {
  const { page, context } = await product.visit();
  try {
    await signIn(page, demo.volunteer);
    await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
    await page.evaluate(() => localStorage.setItem('accessToken', 'expired.expired.expired'));
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh')) refreshes.push(request.url());
    });
    await page.getByRole('link', { name: 'My Tasks', exact: true }).first().click();
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => refreshes.length).toBe(1);
    await page.waitForURL((url) => url.pathname === '/my-tasks');
  } finally {
    await context.close();
  }
});
