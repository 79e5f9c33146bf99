import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demo, look, signIn } from './journey.js';
import { startProduct } from './product.js';

const product = startProduct();

test.for([
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const)('an admin plans an event, $width pixels wide, $theme', async (view) => {
  const { page, context, faults } = await product.visit(view);
  const name = (step: string) => `admin-events-${view.width}-${view.theme}-${step}`;
  const title = `Soup night ${view.width}`;
  try {
    await signIn(page, demo.admin, '/admin-dashboard/events');
    await page.getByRole('article').first().waitFor();
    await look(page, name('1-list'));

    await page
      .getByRole('button', { name: /^Attendees of/ })
      .first()
      .click();
    await page.getByRole('heading', { name: /^Said yes/ }).waitFor();
    await look(page, name('2-attendees'));
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect(readFileSync(await (await saved).path(), 'utf8')).toContain('Name,Email,Phone,Answer');
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Create Event' }).click();
    await page.getByLabel('Title*').fill(title);
    await page.reload();
    await page.getByText('Your unsaved changes are back.').waitFor();
    expect(await page.getByLabel('Title*').inputValue()).toBe(title);
    await page.getByRole('button', { name: 'Create Event' }).click();
    await page.getByText('Start date is required').waitFor();
    await look(page, name('3-form'));
    await page.getByLabel('Start date*').fill('2099-05-06');
    await page.getByLabel('Meeting link').fill('https://meet.example.org/soup');
    await page.getByRole('button', { name: 'Create Event' }).click();
    await page.getByText(`${title} is created`).waitFor();

    await page.getByLabel('Search').fill(title);
    const card = page.getByRole('article', { name: title });
    await card.getByText('Video meeting included').waitFor();
    await card.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No events match the filters').waitFor();

    await page.getByRole('button', { name: 'Calendar' }).click();
    await page.getByText(/events? this month/).waitFor();
    await look(page, name('4-calendar'));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL(/month=/);
    await page.getByRole('button', { name: 'Today' }).click();
    await page.waitForURL((url) => !url.searchParams.has('month'));
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});
