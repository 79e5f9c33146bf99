import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, look, signIn } from './journey.js';
import { startProduct } from './product.js';

const product = startProduct();

/** What a browser does when somebody turns to a window again. */
const turnTo = async (page: Page) => {
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
};

/** By the palette, without a mouse. */
const goTo = async (page: Page, words: string) => {
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k');
      return page.getByRole('dialog', { name: 'Go to' }).isVisible();
    })
    .toBe(true);
  await page.getByRole('combobox').fill(words);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Go to' }).waitFor({ state: 'hidden' });
};

const counter = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .textContent();

test('what a volunteer says on one screen stands on all the others, also after a refusal', async () => {
  const { page, context, faults } = await product.visit();
  const admin = await product.visit();
  const event = 'New Volunteer Orientation';
  try {
    await signIn(page, demo.volunteer);
    const second = await context.newPage();
    await second.goto('/calendar?view=list');
    const onSecond = second.getByRole('button', { name: new RegExp(event) });
    await onSecond.waitFor();
    expect(await onSecond.getByText("RSVP'd Yes").count()).toBe(0);

    // Said on the dashboard: its list, the calendar, and the other window agree without a reload.
    await page.bringToFront();
    await page.getByRole('button', { name: new RegExp(event) }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'RSVP Yes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'RSVP No' }).waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: new RegExp(event) })
      .getByText("RSVP'd Yes")
      .waitFor();
    await page.getByRole('link', { name: 'View full calendar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page
      .getByRole('button', { name: new RegExp(event) })
      .getByText("RSVP'd Yes")
      .waitFor();
    await turnTo(second);
    await onSecond.getByText("RSVP'd Yes").waitFor();

    // Completed among all tasks: tiles and dashboard agree, here and there.
    await page.bringToFront();
    await page.getByRole('link', { name: 'My Tasks' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'My Tasks' }).waitFor();
    const completed = Number(await counter(page, 'Completed'));
    await page
      .getByRole('button', { name: /^Complete / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    await expect.poll(() => counter(page, 'Completed')).toBe(String(completed + 1));
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
    expect(await counter(page, 'Completed')).toBe(String(completed + 1));
    await second.goto('/dashboard');
    await second.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
    await expect.poll(() => counter(second, 'Completed')).toBe(String(completed + 1));

    // A refusal takes everything back, on both screens.
    const assigned = Number(await counter(page, 'Assigned'));
    const tasks = page.getByRole('region', { name: 'My Recent Tasks' });
    const button = tasks.getByRole('button', { name: /^Complete / }).first();
    const title = ((await button.getAttribute('aria-label')) ?? '').replace('Complete ', '');
    await page.route('**/graphql', (route) => {
      if (!route.request().postData()?.includes('CompleteMyTask')) return route.continue();
      const errors = [{ message: 'No', extensions: { code: 'SERVICE_UNAVAILABLE' } }];
      return route.fulfill({ json: { data: null, errors } });
    });
    await button.click();
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    await page.getByText(/^Failed to update task/).waitFor();
    await page.unroute('**/graphql');
    await page.keyboard.press('Escape');
    for (const screen of [page, second]) {
      expect(await counter(screen, 'Completed')).toBe(String(completed + 1));
      expect(await counter(screen, 'Assigned')).toBe(String(assigned));
    }

    // What an admin deletes leaves both, counters included.
    await signIn(admin.page, demo.admin);
    await goTo(admin.page, 'Tasks');
    await admin.page.getByLabel('Search').fill(title);
    await admin.page.getByRole('button', { name: `Delete ${title}` }).click();
    await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await admin.page.getByText('Task deleted successfully!').waitFor();
    for (const screen of [page, second]) {
      await turnTo(screen);
      await expect.poll(() => counter(screen, 'Assigned')).toBe(String(assigned - 1));
      await screen.getByRole('article', { name: title }).waitFor({ state: 'detached' });
    }
    expect([...faults, ...admin.faults]).toEqual([]);
  } finally {
    await Promise.all([context.close(), admin.context.close()]);
  }
});

test.for([
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const)(
  "an admin's day by keyboard shows in a volunteer's browser, $width pixels wide, $theme",
  async (view) => {
    const { page, context, faults } = await product.visit(view);
    const reader = await product.visit(view);
    const { page: volunteer } = reader;
    const mark = `Lantern walk ${view.width}`;
    const name = (step: string) => `agreement-${view.width}-${view.theme}-${step}`;
    try {
      await signIn(volunteer, demo.volunteer);
      await signIn(page, demo.admin);

      await goTo(page, 'create task');
      await page.getByLabel('Title*').fill(mark);
      await page.getByLabel('Assign To').fill(demo.volunteer);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Create Task' }).press('Enter');
      await page.getByText('Task created successfully!').waitFor();
      await goTo(volunteer, 'my tasks');
      await volunteer.getByLabel('Sort By').selectOption('created_at');
      await volunteer.getByLabel('Order').selectOption('desc');
      await volunteer.getByRole('article', { name: mark }).waitFor();

      await goTo(page, 'create event');
      await page.getByLabel('Title*').fill(mark);
      const today = new Date().toISOString().slice(0, 10);
      await page.getByLabel('Start date*').fill(today);
      await page.getByRole('button', { name: 'Create Event' }).press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Event Management' }).waitFor();
      await goTo(volunteer, mark);
      await volunteer.getByRole('dialog', { name: mark }).waitFor();
      await look(volunteer, name('1-event'));
      await volunteer.keyboard.press('Escape');

      await goTo(page, 'add volunteer');
      await page.getByLabel('Name*').fill(`Willa ${view.width}`);
      await page.getByLabel('Email*').fill(`willa${view.width}@lanternstreet.example`);
      await page.getByRole('button', { name: 'Add Volunteer' }).last().press('Enter');
      await page.getByText(`Successfully added Willa ${view.width} as a volunteer!`).waitFor();
      await goTo(volunteer, `willa ${view.width}`);
      await volunteer.getByRole('article', { name: `Willa ${view.width}` }).waitFor();

      // Two documents at once: pinned, and so at the top of what the volunteer sees.
      await goTo(page, 'documents');
      // Until then the boxes are those of the page before.
      await page.getByRole('heading', { name: 'Document Management' }).waitFor();
      const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
      await boxes.last().waitFor();
      await boxes.last().press('Space');
      await boxes.nth(-2).press('Space');
      await page.getByRole('region', { name: 'Selected' }).getByText('2 documents selected').waitFor();
      await look(page, name('2-selected'));
      await page.getByRole('button', { name: 'Pin', exact: true }).press('Enter');
      await page.getByText('2 documents pinned').waitFor();
      const pinned = await page.getByRole('main').getByText('Pinned', { exact: true }).count();
      expect(pinned).toBeGreaterThanOrEqual(2);

      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await look(page, name('3-shortcuts'));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('lan');
      await page.getByRole('option').first().waitFor();
      await look(page, name('4-palette'));
      await page.keyboard.press('Escape');
      expect([...faults, ...reader.faults]).toEqual([]);
    } finally {
      await Promise.all([context.close(), reader.context.close()]);
    }
  },
);
