import { expect, test } from 'vitest';
import { newPage } from './browser.js';
import { personOf } from './calls.js';
import { demo, look, signIn } from './journey.js';
import { startProduct } from './product.js';

const product = startProduct();

test('while the server is away the client says so, keeps what it shows, and goes on by itself', async () => {
  const first = await product.server.beside();
  const { port } = new URL(first.url);
  const { page, context } = await newPage(product.browser, first.url, { width: 390 });
  const away = page.getByText('The server cannot be reached. Trying again…');
  try {
    await signIn(page, demo.volunteer);
    await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
    await first.stop();

    // Not even the code of a page that was not opened yet is there.
    await page.getByRole('link', { name: 'Documents' }).filter({ visible: true }).first().click();
    await away.waitFor();
    await look(page, 'trouble-away-390');

    const second = await product.server.beside(port);
    await away.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1, name: 'Documents' }).waitFor();
    await context.close();
    await second.stop();
  } finally {
    await context.close();
    await first.stop();
  }
});

test('a server that answers 503 for a while is asked again, and nothing typed is lost', async () => {
  const { page, context } = await product.visit();
  try {
    await signIn(page, demo.volunteer);
    await page.getByRole('button', { name: 'Complete' }).first().click();
    await page.getByLabel('Completion Notes (Optional)').fill('All plates are washed.');
    await context.route(/\/(graphql|readyz|api\/.*)$/, (route) =>
      route.fulfill({ status: 503, json: { error: 'Service unavailable' } }),
    );
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    await page.getByText(/^Failed to update task/).waitFor();
    expect(await page.getByLabel('Completion Notes (Optional)').inputValue()).toBe('All plates are washed.');
    await context.unroute(/\/(graphql|readyz|api\/.*)$/);
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  } finally {
    await context.close();
  }
});

test('a name of two hundred characters breaks no screen of a phone', async () => {
  const { url } = product.server;
  const names = { firstName: 'Maximiliana'.repeat(9), lastName: 'W'.repeat(100) };
  for (const email of [demo.volunteer, demo.admin]) {
    const person = await personOf(url, email);
    await person.ask('updateProfile', { input: { email, ...names } });
  }
  const journeys = {
    [demo.volunteer]: ['/dashboard', '/my-tasks', '/calendar', '/volunteers', '/documents', '/profile'],
    [demo.admin]: ['overview', 'tasks', 'events', 'documents', 'volunteers', 'audit'].map(
      (desk) => `/admin-dashboard/${desk}`,
    ),
    [demo.superAdmin]: [`/super-admin/users?search=${demo.volunteer}`, '/super-admin/audit'],
  };
  for (const [email, paths] of Object.entries(journeys)) {
    const { page, context, faults } = await product.visit({ width: 390 });
    for (const [index, path] of paths.entries()) {
      if (index === 0) await signIn(page, email, path);
      else await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle').catch(() => undefined);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, Math.max(0, overflow)]).toEqual([path, 0]);
    }
    expect(faults).toEqual([]);
    await context.close();
  }
});
