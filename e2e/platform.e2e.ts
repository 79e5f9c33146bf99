import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, newPage } from './browser.js';
import { demo, look, signIn } from './journey.js';
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
  { width: 390, theme: 'dark' },
] as const)('the owner looks after organizations and people, $width pixels wide, $theme', async (view) => {
  const { page, context, faults } = await newPage(browser, server.url, view);
  const name = (step: string) => `platform-${view.width}-${view.theme}-${step}`;
  await signIn(page, demo.superAdmin, demo.superAdminPassword);
  await page.waitForURL(/\/super-admin\/overview$/);
  await page.getByText('Total Organizations').waitFor();
  await look(page, name('overview'));

  const organization = `Choir ${view.width}`;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Organizations' }).click();
  await page.getByRole('button', { name: 'Create Organization' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Create Organization' }).click();
  await form.getByText('Organization name is required').waitFor();
  await look(page, name('organization-form'));
  await form.getByLabel('Organization Name').fill(organization);
  await form.getByLabel('Password').fill('sing along');
  await form.getByLabel('Admin e-mail').fill(`admin${view.width}@choir.example`);
  await form.getByRole('button', { name: 'Create Organization' }).click();
  await page.getByText('Organization created successfully!').waitFor();
  const card = page.getByRole('article', { name: organization });
  await card.getByRole('button', { name: `Deactivate ${organization}` }).click();
  await page.getByText(`Are you sure you want to deactivate ${organization}?`).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await card.getByText('Inactive').waitFor();
  await look(page, name('organizations'));

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'User Management' }).click();
  await page.getByRole('combobox', { name: 'Organization', exact: true }).fill(`choir ${view.width}`);
  await page.getByRole('option', { name: organization }).waitFor();
  await look(page, name('organization-search'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'All Users (1)' }).waitFor();
  await look(page, name('users'));

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).click();
  await page.getByRole('heading', { name: 'User Growth' }).waitFor();
  await look(page, name('analytics'));
  expect(faults).toEqual([]);
  await context.close();
});

test('the owner reaches no screen of an organization, and no member the console', async () => {
  const { page, context } = await newPage(browser, server.url);
  await signIn(page, demo.superAdmin, demo.superAdminPassword);
  for (const path of ['/dashboard', '/admin-dashboard/tasks', '/calendar', '/profile']) {
    await page.goto(path);
    await page.waitForURL(/\/super-admin\/overview$/);
  }
  await context.close();

  const member = await newPage(browser, server.url);
  await signIn(member.page, demo.volunteer);
  await member.page.evaluate(() => localStorage.setItem('userType', 'super_admin'));
  await member.page.goto('/super-admin/overview');
  await member.page.getByText('Error Loading Dashboard').waitFor();
  expect(await member.page.getByText('Alder River').count()).toBe(0);
  await member.context.close();
});
