import { expect, test } from 'vitest';
import { demo, look, signIn } from './journey.js';
import { startProduct } from './product.js';

const product = startProduct();

test.for([
  { width: 1280, theme: 'light', email: demo.volunteer, home: '/dashboard' },
  { width: 390, theme: 'dark', email: demo.admin, home: '/admin-dashboard' },
] as const)('a person keeps their profile, $width pixels wide, $theme', async ({ email, home, ...view }) => {
  const { page, context, faults } = await product.visit(view);
  const name = (step: string) => `profile-${view.width}-${view.theme}-${step}`;
  const password = 'a password of my own';
  try {
    await signIn(page, email, '/profile');
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await look(page, name('1-page'));

    // What is wrong is said at its field, and the first one has the focus.
    await page.getByLabel('First Name*').fill('');
    await page.getByLabel('Phone').fill('5'.repeat(51));
    await page.keyboard.press('Enter');
    await page.getByText('First name is required').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
    await look(page, name('2-wrong'));

    // Unsaved changes are not lost by a click.
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.getByRole('alertdialog').waitFor();
    await look(page, name('3-leave'));
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    await page.getByLabel('First Name*').fill('Robin');
    await page.getByLabel('Phone').fill('(518) 555-0199');
    await page.keyboard.press('Enter');
    await page.getByText('Profile updated successfully!').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('"firstName":"Robin"');
    await page.reload();
    await expect.poll(() => page.getByLabel('First Name*').inputValue()).toBe('Robin');

    // A personal password, by keyboard; from then on the e-mail may change, and only with it.
    await page.getByRole('button', { name: 'Set a Personal Password' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current Password').waitFor();
    await look(page, name('4-password'));
    await dialog.getByLabel('Current Password').fill(demo.password);
    await dialog.getByLabel('New Password', { exact: true }).fill(password);
    await dialog.getByLabel('Confirm New Password').fill(password);
    await page.keyboard.press('Enter');
    await page.getByText('Your personal password is set').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByLabel('Email*').fill(`robin.${view.width}@lanternstreet.example`);
    await page.getByLabel('Current Password').fill(password);
    await page.keyboard.press('Enter');
    await page.getByLabel('Current Password').waitFor({ state: 'detached' });
    await page.getByText('Profile updated successfully!').last().waitFor();

    // The feed: what the address leads to is a calendar; a new one replaces it.
    const address = page.getByLabel('Feed address');
    const old = new URL(await address.inputValue());
    const calendar = await page.request.get(old.pathname + old.search);
    expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
    await page.getByRole('button', { name: 'Reset Address' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset Address' }).click();
    await expect.poll(() => address.inputValue()).not.toBe(old.href);
    expect((await page.request.get(old.pathname + old.search)).status()).toBe(404);

    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.waitForURL((url) => url.pathname.startsWith(home));
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});

test('a device that is signed out here is out at once', async () => {
  const here = await product.visit();
  const there = await product.visit();
  try {
    await signIn(there.page, demo.otherVolunteer);
    await there.page.getByRole('heading', { level: 1 }).waitFor();
    await signIn(here.page, demo.otherVolunteer, '/profile');
    await here.page.getByRole('button', { name: /^Sign out / }).click();
    await here.page.getByText('The device is signed out').waitFor();
    // The window may have been told already; otherwise it learns of it on the way to the next page.
    const ended = there.page.getByText('Your session has ended. Please sign in again.');
    const onward = there.page.getByRole('link', { name: 'My Tasks', exact: true }).first();
    await ended.or(onward).first().waitFor();
    if (!(await ended.isVisible())) await onward.click({ timeout: 3_000 }).catch(() => undefined);
    await ended.waitFor();
    await here.page.reload();
    await here.page.getByRole('heading', { name: 'Signed-in devices' }).waitFor();
    expect(await here.page.getByRole('button', { name: /^Sign out / }).count()).toBe(0);
  } finally {
    await here.context.close();
    await there.context.close();
  }
});
