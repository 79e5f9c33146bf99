import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, look } from './journey.js';
import { type Product, startProduct } from './product.js';

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Presses Tab until the target has the focus, as somebody without a mouse has to. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await target.elementHandle();
  for (let presses = 0; presses < 150; presses++) {
    // Asking the element itself is quicker than looking it up at every press; one that was drawn anew is looked up again.
    const at = await element?.evaluate((at) => (at.isConnected ? at === document.activeElement : null));
    if (at) return;
    if (at === null) element = await target.elementHandle();
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}`);
}

async function activate(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Escape closes the window, and the focus is back where it was opened. */
async function closeTo(page: Page, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(opener)).toBe(true);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

type Name = (step: string) => string;
type Look = { role: 'volunteer' | 'admin'; width: number; theme: 'light' | 'dark' };

async function dashboard(page: Page, name: Name): Promise<void> {
  await heading(page, /^Welcome, /).waitFor();
  const complete = page.getByRole('button', { name: /^Complete / }).first();
  await activate(page, complete);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('All done');
  await expect.poll(() => page.getByRole('dialog').getByRole('textbox').inputValue()).toBe('All done');
  await closeTo(page, complete);
  await look(page, name('dashboard'));
}

async function myTasks(page: Page, name: Name): Promise<void> {
  await heading(page, 'My Tasks').waitFor();
  await tabTo(page, page.getByLabel('Status', { exact: true }));
  await page.keyboard.press('c');
  await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('completed');
  await look(page, name('my-tasks'));
}

async function calendar(page: Page, name: Name): Promise<void> {
  await heading(page, 'Calendar').waitFor();
  const focused = page.locator('[role=gridcell]:focus, [role=gridcell] :focus');
  await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  await expect.poll(() => new URL(page.url()).searchParams.get('month')).toMatch(/^\d+$/);
  await focused.waitFor();
  await look(page, name('calendar'));
}

async function documents(page: Page, name: Name): Promise<void> {
  await heading(page, 'Documents').waitFor();
  const preview = page.getByRole('button', { name: 'Preview Warehouse Map' });
  await activate(page, preview);
  await page.getByRole('dialog').getByRole('img').waitFor();
  await closeTo(page, preview);
  await look(page, name('documents'));
}

async function people(page: Page, name: Name): Promise<void> {
  await heading(page, 'Lantern Street Food Bank').waitFor();
  await page.getByRole('region', { name: 'People' }).getByRole('article').first().waitFor();
  await tabTo(page, page.getByLabel('Search by name or email'));
  await page.keyboard.type('ibanez');
  await expect.poll(() => page.getByRole('region', { name: 'People' }).getByRole('article').count()).toBe(1);
  await look(page, name('volunteers'));
}

async function profile(page: Page, name: Name): Promise<void> {
  await heading(page, 'Profile').waitFor();
  await tabTo(page, page.getByLabel('First Name*'));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await page.getByText('First name is required').waitFor();
  await page.keyboard.type('Robin');
  await page.keyboard.press('Enter');
  await page.getByText('Profile updated successfully!').waitFor();
  await look(page, name('profile'));
}

const shared = { '/calendar': calendar, '/documents': documents, '/volunteers': people, '/profile': profile };
const screens = {
  volunteer: { '/dashboard': dashboard, '/my-tasks': myTasks, ...shared },
  admin: shared,
};

/** The journeys of every role through the portal, at one width; each width has a file, so that two run at a time. */
export function testByKeyboard(width: number): void {
  const product = startProduct();
  const looks = (['volunteer', 'admin'] as const).flatMap((role) =>
    (['light', 'dark'] as const).map((theme) => ({ role, width, theme })),
  );
  test.for(looks)('every page of the portal by keyboard alone: $role, $width pixels wide, $theme', (look) =>
    walk(product, look),
  );
}

async function walk(product: Product, { role, ...view }: Look): Promise<void> {
  const { page, context, faults } = await product.visit(view);
  const name = (step: string) => `keyboard-${role}-${view.width}-${view.theme}-${step}`;
  try {
    await page.goto('/login');
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(demo[role]);
    await page.keyboard.press('Tab');
    await page.keyboard.type(demo.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
    for (const [path, use] of Object.entries(screens[role])) {
      await page.goto(path);
      await use(page, name);
    }
    await activate(page, page.getByRole('button', { name: 'Logout' }));
    await page.waitForURL((url) => url.pathname === '/login');
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}
