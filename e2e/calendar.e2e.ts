import { expect, test } from 'vitest';
import { screenshot } from './browser.js';
import { demo, look, signIn } from './journey.js';
import { startProduct } from './product.js';

const product = startProduct();

test.for([
  { width: 1280, theme: 'light', email: demo.volunteer },
  { width: 390, theme: 'dark', email: demo.otherVolunteer },
] as const)('the calendar is leafed through, $width pixels wide, $theme', async ({ email, ...view }) => {
  const { page, context, faults } = await product.visit(view);
  const name = (step: string) => `calendar-${view.width}-${view.theme}-${step}`;
  const heading = page.getByRole('heading', { level: 2 });
  try {
    await signIn(page, email, '/calendar');
    await page.getByRole('grid').waitFor();
    expect(await page.getByRole('gridcell').count()).toBe(42);
    const present = (await heading.textContent()) ?? '';
    await look(page, name('1-month'));

    // By keyboard into the next month: the focus stays on the same day of it.
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    await page.keyboard.press('PageDown');
    await expect.poll(() => heading.textContent()).not.toBe(present);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
      .toBe('gridcell');
    // The heading names the wanted month at once; the address follows with its events.
    await page.waitForURL(/[?&]month=\d+/);
    await page.goBack();
    await expect.poll(() => heading.textContent()).toBe(present);

    await page.getByRole('button', { name: 'List' }).click();
    const list = page.getByRole('region', { name: present });
    await list.getByRole('button').first().waitFor();
    await look(page, name('2-list'));

    // The details open over the list; a reload brings them back.
    await list.getByRole('button').last().press('Enter');
    await page
      .getByRole('dialog')
      .getByText(/RSVP'd/)
      .first()
      .waitFor();
    await page.reload();
    await page
      .getByRole('dialog')
      .getByText(/RSVP'd/)
      .first()
      .waitFor();
    await look(page, name('3-event'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await list.waitFor();

    await page.goto('/calendar?year=2199&month=1&view=list');
    await page.getByText('No events found for January 2199').waitFor();

    await page.getByRole('button', { name: 'Calendar feed' }).click();
    await page.getByLabel('Feed address').waitFor();
    await look(page, name('4-feed'));
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});

test('a month prints without what surrounds it', async () => {
  const { page, context } = await product.visit({ width: 794 });
  try {
    await signIn(page, demo.volunteer, '/calendar');
    await page.getByRole('grid').waitFor();
    await page.emulateMedia({ media: 'print' });
    await screenshot(page, 'calendar-print');
    expect(await page.getByRole('button', { name: /month|Today|Calendar feed|Logout/ }).count()).toBe(0);
    expect(await page.getByRole('columnheader').count()).toBe(7);
  } finally {
    await context.close();
  }
});
