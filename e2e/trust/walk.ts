import type { Locator, Page } from 'playwright-core';
import { demo, signIn } from '../journey.js';
import type { Product } from '../product.js';
import { planted } from './payloads.js';
import type { Planted } from './planting.js';
import { screensOf } from './screens.js';
import { type Met, startWalk, type Walk } from './walking.js';

export type Role = 'volunteer' | 'admin' | 'superAdmin';

const homes = {
  volunteer: '/dashboard',
  admin: '/admin-dashboard/overview',
  superAdmin: '/super-admin/overview',
};

/**
 * Opens every screen and every window of a role while everything planted lies there; in a hurry, each screen once with
 * one of each of its windows.
 */
export async function walkAs(product: Product, role: Role, done: Planted, inHurry = false): Promise<Met> {
  const visit = await product.visit({ width: role === 'volunteer' ? 390 : 1280 });
  const { page, context } = visit;
  try {
    await signIn(page, demo[role], homes[role]);
    const walk = startWalk(visit);
    const screens = screensOf(role, done);
    for (const path of inHurry ? oneOfEach(screens) : screens) await walk.go(path);
    if (inHurry) return walk;
    await openWindows(page, walk, role, done.emails.length);
    if (role !== 'superAdmin') await beCalled(page, walk, done, role);
    return walk;
  } finally {
    await context.close();
  }
}

/** Of addresses that differ in their last value only, the first. */
function oneOfEach(paths: string[]): string[] {
  return [
    ...new Map(paths.toReversed().map((path) => [path.replace(/=[^=]*$/, ''), path])).values(),
  ].toReversed();
}

/** Windows that have no address: what asks before it does something, the palette, the preview of an import, a letter. */
async function openWindows(page: Page, walk: Walk, role: Role, count: number): Promise<void> {
  const questions = {
    volunteer: {},
    admin: {
      '/admin-dashboard/tasks': [/^Delete /],
      '/admin-dashboard/events': [/^Delete /, /^Duplicate /],
      '/admin-dashboard/documents': [/^Delete /],
      '/admin-dashboard/volunteers?search=planted': [/^Remove /],
      '/admin-dashboard/integrations': [/^Revoke /, /^Delete /],
    },
    superAdmin: {
      '/super-admin/organizations': [/^Edit /, /^Deactivate /, /^Shared password of /],
      '/super-admin/users?search=planted': [/^Edit /, /^Delete /, /^Remove /],
    },
  }[role];
  for (const [path, names] of Object.entries(questions)) {
    await walk.go(path);
    for (const name of names)
      for (const button of (await page.getByRole('button', { name }).all()).slice(0, 4))
        await lookInto(page, walk, button);
  }
  await page.keyboard.press('Control+k');
  for (const words of ['<svg', 'alert(1)', 'script']) {
    await page.getByRole('combobox').last().fill(words);
    await walk.look();
  }
  await page.keyboard.press('Escape');
  if (role !== 'admin') return;

  await walk.go('/admin-dashboard/volunteers?window=import');
  const rows = Array.from(
    { length: count },
    (_, k) => `"${planted(k, 'csv').replaceAll('"', '""')}",new${k}@x.example`,
  );
  const buffer = Buffer.from(['name,email', ...rows].join('\n'));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${planted(2, 'csvfile')}.csv`, mimeType: 'text/csv', buffer });
  await walk.look();
  // Each letter opens in the window that lists them.
  const letters = page.getByRole('dialog').getByRole('button', { name: /§/ });
  for (let letter = 0, listed = 1; letter < listed; letter++) {
    await walk.go('/admin-dashboard/volunteers?window=newsletter');
    listed = await letters.count();
    if (listed > 0) await lookInto(page, walk, letters.nth(letter));
  }
}

async function lookInto(page: Page, walk: Walk, button: Locator): Promise<void> {
  // Some say by a message why they do nothing now.
  await button.click({ force: true });
  await walk.look();
  const windows = page.locator('[role=dialog], [role=alertdialog]');
  for (let tries = 0; tries < 5 && (await windows.count()) > 0; tries++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
  }
}

/** The person and their organization bear each payload in turn: both stand in headers, greetings and titles. */
async function beCalled(page: Page, walk: Walk, done: Planted, role: 'volunteer' | 'admin'): Promise<void> {
  const paths = [homes[role], '/profile', '/volunteers'];
  for (let k = 0; k < done.emails.length; k++) {
    const text = (field: string) => planted(k, field);
    const names = { firstName: text('myfirst'), lastName: text('mylast') };
    const input = { ...names, email: demo[role], phone: text('mp'), address: text('ma') };
    await done[role].ask('updateProfile', { input });
    if (role === 'admin')
      await done.superAdmin.ask('updateOrganization', {
        id: done.admin.user.organizationId,
        input: { name: text('home') },
      });
    await page.goto(paths[k % paths.length] ?? '/');
    // Before there is a page, nothing moves and nothing is asked for either.
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await walk.look();
  }
}
