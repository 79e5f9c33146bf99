import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, signIn } from './journey.js';
import { startProduct } from './product.js';

const product = startProduct();

const routes = {
  [demo.volunteer]: ['/dashboard', '/my-tasks', '/calendar', '/volunteers', '/documents', '/profile'],
  [demo.admin]: ['overview', 'tasks', 'events', 'documents', 'volunteers', 'integrations', 'audit'].map(
    (desk) => `/admin-dashboard/${desk}`,
  ),
  [demo.superAdmin]: ['overview', 'organizations', 'users', 'analytics', 'audit'].map(
    (desk) => `/super-admin/${desk}`,
  ),
};

/** What a page may ask for until it stands: its code, its one query, what tells who is signed in. */
const most = { requests: 40, queries: 4, shift: 0.02 };

test('no page asks for more than it may, jumps about, or comes unpacked', async () => {
  for (const [email, paths] of Object.entries(routes)) {
    const { page, context, faults } = await product.visit({ width: 390 });
    await noteShifts(page);
    await signIn(page, email);
    const waiting = new Set<Request>();
    // Answers come late, after the frame has been drawn.
    await page.route('**/graphql', async (route) => {
      waiting.add(route.request());
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    for (const path of paths) {
      // What the page before had asked for is never answered.
      waiting.clear();
      const asked: string[] = [];
      const loose: string[] = [];
      page
        .removeAllListeners('request')
        .on('request', (request) => asked.push(new URL(request.url()).pathname));
      page.removeAllListeners('response').on('response', (response) => {
        const { pathname } = new URL(response.url());
        waiting.delete(response.request());
        if (!pathname.startsWith('/assets/')) return;
        const {
          'cache-control': kept = '',
          'content-encoding': packed,
          'content-length': bytes,
        } = response.headers();
        const isHashed = /-[\w-]{8}\.\w+$/.test(pathname);
        if (!isHashed || !kept.includes('immutable') || (!packed && Number(bytes) > 1_000))
          loose.push(pathname);
      });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('load');
      await expect.poll(() => waiting.size).toBe(0);
      await drawn(page);
      const queries = asked.filter((name) => name === '/graphql').length;
      const shift = await page.evaluate(() => Reflect.get(window, 'shift') as number);
      const over = {
        requests: asked.length > most.requests,
        queries: queries > most.queries,
        shift: shift > most.shift,
      };
      expect(
        { path, ...over, loose },
        `${asked.length} requests, ${queries} queries, shift ${shift}`,
      ).toEqual({
        path,
        requests: false,
        queries: false,
        shift: false,
        loose: [],
      });
    }
    expect(faults).toEqual([]);
    await context.close();
  }
});

test('the data of a page is asked for before React has come, and once', async () => {
  for (const [email, paths] of Object.entries(routes)) {
    const { page, context } = await product.visit();
    await signIn(page, email);
    for (const path of paths) {
      const names: string[] = [];
      page
        .removeAllListeners('request')
        .on('request', (request) => isQuery(request) && names.push(request.postDataJSON().operationName));
      const asked = page.waitForRequest(isQuery);
      // Held back until the data was asked for: if one waited for the other, neither would ever come.
      await page.unrouteAll();
      await page.route('**/assets/react-*.js', async (route) => {
        await asked;
        await route.continue();
      });
      // The answer comes when the page has long been there.
      await page.route('**/graphql', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await page.goto(path);
      await asked;
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      // The calendar asks for the months beside the one that it shows.
      const again = names.filter((name, index) => names.indexOf(name) < index && name !== 'EventMonth');
      expect({ path, again }, names.join(', ')).toEqual({ path, again: [] });
    }
    await context.close();
  }
});

const isQuery = (request: Request) => new URL(request.url()).pathname === '/graphql';

/** Two frames later, what has come stands on the screen. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('how old a dashboard is comes with it and moves nothing', async () => {
  const { page, context } = await product.visit({ width: 390 });
  await noteShifts(page);
  await signIn(page, demo.volunteer);
  await page.getByRole('button', { name: 'Refresh' }).waitFor();
  await expect.poll(() => page.getByText('Updated just now').isVisible()).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(most.shift);
  await context.close();
});
