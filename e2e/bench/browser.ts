import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser, newPage, type View } from '../browser.js';
import { startServer } from '../server.js';
import { type Click, clicks } from './clicks.js';
import { type Load, load, observe } from './measure.js';
import { type Scroll, scrolls } from './scrolls.js';

const accounts: Record<string, [email: string, password: string]> = {
  volunteer: ['maya@lanternstreet.example', 'handraise-demo'],
  admin: ['admin@lanternstreet.example', 'handraise-demo'],
  superAdmin: ['super@handraise.example', 'handraise-super'],
};

const routes = {
  volunteer: ['/dashboard', '/my-tasks', '/calendar', '/volunteers', '/documents', '/profile'],
  admin: ['overview', 'tasks', 'events', 'documents', 'volunteers'].map((desk) => `/admin-dashboard/${desk}`),
  superAdmin: ['overview', 'organizations', 'users'].map((desk) => `/super-admin/${desk}`),
};

const phone: View = { width: 390, height: 844 };

/** `npm run bench:browser`: what every page costs a slow phone, and how soon a click shows; written into docs/performance.md. */
async function main(): Promise<void> {
  const [browser, server] = await Promise.all([launchBrowser(), startServer({ DATABASE_URL: '' })]);
  try {
    const visitor = await newPage(browser, server.url, phone);
    await observe(visitor.context);
    const loads: Load[] = [await loadOften(visitor.context, '/login')];
    let shown: Click[] = [];
    const moved: Scroll[] = [];
    for (const [role, paths] of Object.entries(routes) as [keyof typeof routes, string[]][]) {
      const { context } = await newPage(browser, server.url, phone);
      await observe(context);
      await signIn(context, ...(accounts[role] ?? ['', '']));
      for (const path of paths) loads.push(await loadOften(context, path));
      if (role === 'volunteer') shown = await clickOften(context);
      if (role === 'admin') moved.push(...(await scrolls(await context.newPage())));
      await context.close();
    }
    const text = report(loads, shown, moved);
    console.log(text);
    if (!process.argv.includes('--print')) write(text);
  } finally {
    await browser.close();
    await server.stop();
  }
}

const TIMES = 3;

/** Measures so many times, each on a page of its own: one value alone tells what else the machine was doing. */
async function often<Value>(
  context: BrowserContext,
  measure: (page: Page) => Promise<Value>,
): Promise<Value[]> {
  const all: Value[] = [];
  for (let time = 0; time < TIMES; time++) {
    const page = await context.newPage();
    all.push(await measure(page));
    await page.close();
  }
  return all;
}

async function loadOften(context: BrowserContext, path: string): Promise<Load> {
  const all = await often(context, (page) => load(page, path));
  const middleOf = (name: Exclude<keyof Load, 'path'>) => middle(all.map((one) => one[name]));
  const [requests, kilobytes] = [middleOf('requests'), middleOf('kilobytes')];
  return { path, requests, kilobytes, lcp: middleOf('lcp'), tbt: middleOf('tbt'), cls: middleOf('cls') };
}

async function clickOften(context: BrowserContext): Promise<Click[]> {
  const all = await often(context, clicks);
  return all[0]?.map(({ what }, at) => ({ what, ms: middle(all.map((one) => one[at]?.ms ?? 0)) })) ?? [];
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A session in the storage of the browser, without the form. */
async function signIn(context: BrowserContext, email: string, password: string): Promise<void> {
  const page = await context.newPage();
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  const { tokens, user, userType } = await answer.json();
  await page.goto('/login');
  const session = { ...tokens, user: JSON.stringify(user), userType };
  await page.evaluate((kept) => void Object.assign(localStorage, kept), session);
  await page.close();
}

function report(loads: Load[], shown: Click[], moved: Scroll[]): string {
  const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const head = (cells: string[]) => [row(cells), row(cells.map(() => '---'))];
  const against = (value: number, wanted: number, digits = 0) =>
    value.toFixed(digits) + (value <= wanted ? '' : ` (wanted ${wanted})`);
  return [
    `Load average ${loadavg()[0]?.toFixed(1)} while it was measured; of pages and clicks the middle of ${TIMES} values each.`,
    '',
    ...head(['page', 'requests', 'kB', 'LCP ms', 'TBT ms', 'CLS']),
    ...loads.map(({ path, requests, kilobytes, lcp, tbt, cls }) =>
      row([
        path,
        requests,
        kilobytes.toFixed(0),
        against(lcp, 2_500),
        against(tbt, 100),
        against(cls, 0.02, 3),
      ]),
    ),
    '',
    ...head(['click', 'ms until it shows']),
    ...shown.map(({ what, ms }) => row([what, against(ms, 100)])),
    '',
    ...head(['list, scrolled', 'rows', 'frames a second', 'longest ms']),
    ...moved.map(({ what, rows, framesPerSecond, longest }) =>
      row([
        what,
        rows,
        framesPerSecond.toFixed(0) + (framesPerSecond >= 58 ? '' : ' (wanted 60)'),
        longest.toFixed(0),
      ]),
    ),
  ].join('\n');
}

function write(text: string): void {
  const file = new URL('../../docs/performance.md', import.meta.url);
  const [begin, end] = ['<!-- the last run in the browser -->', '<!-- its end in the browser -->'];
  const before = readFileSync(file, 'utf8');
  const at = before.indexOf(begin);
  const rest = before.slice(before.indexOf(end));
  if (at < 0) throw new Error(`docs/performance.md has no ${begin}`);
  writeFileSync(file, `${before.slice(0, at)}${begin}\n${text}\n${rest}`);
}

await main();
