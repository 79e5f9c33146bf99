import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, newPage } from './browser.js';
import { demo, look, signIn } from './journey.js';
import { startServer, type TestServer } from './server.js';

let browser: Browser;
let server: TestServer;
let other: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
  other = await server.beside();
});

afterAll(async () => {
  await browser?.close();
  await other?.stop();
  await server?.stop();
});

/** What a colleague's program does on the other server. */
async function colleague(path: string, body: object, token = '') {
  const response = await fetch(`${other.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  return (await response.json()) as any;
}

test("a colleague's answer on another server shows here without a reload, on the dashboard and in the calendar", async () => {
  const { page, context, faults } = await newPage(browser, server.url);
  const { tokens } = await colleague('/auth/login', { email: demo.admin, password: demo.password });
  await signIn(page, demo.volunteer);
  const token = tokens.accessToken as string;
  const day = await firstDay(token);
  const [year, month] = day.split('-').map(Number);
  const title = `Tool swap ${Date.now()}`;
  const told = page
    .getByRole('button')
    .filter({ hasText: title })
    .getByText(/RSVP'd( \(|$)/);
  const open = async (path: string) => {
    const connected = page.waitForResponse((response) => response.url().endsWith('/graphql/stream'));
    await page.goto(path);
    expect((await connected).status()).toBe(200);
  };

  await open('/dashboard');
  const { event } = await colleague('/calendar/events', { title, start_date: day, is_all_day: true }, token);
  await told.waitFor();
  await colleague(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' }, token);
  await expect.poll(() => told.textContent()).toBe("1 RSVP'd");

  await open(`/calendar?view=list&month=${month}&year=${year}`);
  await told.waitFor();
  await colleague(`/calendar/events/${event.id}/rsvp`, { status: 'cancelled' }, token);
  await expect.poll(() => told.textContent()).toBe("0 RSVP'd");

  await page.goto(`/calendar?view=list&month=${month}&year=${year}&event=${event.id}`);
  const details = page
    .getByRole('dialog')
    .getByText(/RSVP'd/)
    .first();
  await details.waitFor();
  await page.waitForResponse((response) => response.url().endsWith('/graphql/stream'));
  await colleague(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' }, token);
  await expect.poll(() => details.textContent()).toContain("1 RSVP'd");
  expect(faults).toEqual([]);
  await context.close();
});

/** Of the next event: what stands on it too is among the first on the dashboard. */
async function firstDay(token: string): Promise<string> {
  const response = await fetch(`${other.url}/api/calendar/upcoming?limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { events } = (await response.json()) as { events: { start_date: string }[] };
  return events[0]?.start_date ?? '';
}

test.for([
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const)('an admin makes a token and a webhook, $width pixels wide, $theme', async (view) => {
  const { page, context, faults } = await newPage(browser, server.url, view);
  const name = (step: string) => `integrations-${view.width}-${view.theme}-${step}`;
  await signIn(page, demo.admin, '/profile');
  const tokens = page.getByRole('region', { name: 'Access tokens' });
  await tokens.getByRole('button', { name: 'Create Token' }).click();
  await page.getByLabel('Name', { exact: true }).fill(`Rota ${view.width}`);
  await look(page, name('1-token'));
  await page.getByRole('dialog').getByRole('button', { name: 'Create Token' }).click();
  const secret = await page.getByLabel('Secret').inputValue();
  expect(secret).toMatch(/^hr_/);
  await look(page, name('2-secret'));
  await page.getByRole('button', { name: 'Done' }).click();
  const asked = await fetch(`${server.url}/api/auth/me`, { headers: { authorization: `Bearer ${secret}` } });
  expect(asked.status).toBe(200);

  await tokens.getByRole('link', { name: "Webhooks and everybody's tokens" }).click();
  await page.getByRole('button', { name: 'Add Webhook' }).click();
  await page.getByLabel('Address').fill('https://10.0.0.1/');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Webhook' }).click();
  await page.getByText('The address must be one of the public internet').waitFor();
  await page.getByLabel('Address').fill(`https://hooks.example/${view.width}`);
  await look(page, name('3-webhook'));
  await page.getByRole('dialog').getByRole('button', { name: 'Add Webhook' }).click();
  await page.getByLabel('Secret').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await look(page, name('4-integrations'));
  await page.getByRole('button', { name: `Deliveries https://hooks.example/${view.width}` }).click();
  await page.getByText('Nothing has been sent yet.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Revoke Rota ${view.width}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('The access token is revoked').waitFor();
  expect(
    (await fetch(`${server.url}/api/auth/me`, { headers: { authorization: `Bearer ${secret}` } })).status,
  ).toBe(401);
  expect(faults).toEqual([]);
  await context.close();
});
