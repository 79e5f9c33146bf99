import type { BrowserContext, Page } from 'playwright-core';

/** What a person waits for on one page, from the first byte asked for; times in milliseconds. */
export interface Load {
  path: string;
  requests: number;
  kilobytes: number;
  /** When the largest text or picture stood. */
  lcp: number;
  /** How long the page could not answer: of each long task after the first picture, what is over 50 ms (web.dev/tbt). */
  tbt: number;
  /** How much jumped about, in shares of the window. */
  cls: number;
}

declare global {
  interface Window {
    seen: { first: number; lcp: number; tasks: [start: number, end: number][]; shift: number };
  }
}

/** A phone on a slow mobile network: 1.6 Mbit/s down, 150 ms there and back, a processor four times slower than this one. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Makes every window of the context note what is measured. */
export async function observe(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.seen = { first: 0, lcp: 0, tasks: [], shift: 0 };
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };
    // Without names for functions: the compiler would call a helper that no window has.
    for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Entry[]) {
          if (entry.name === 'first-contentful-paint') window.seen.first = entry.startTime;
          else if (type === 'longtask')
            window.seen.tasks.push([entry.startTime, entry.startTime + entry.duration]);
          else if (type === 'layout-shift') window.seen.shift += entry.hadRecentInput ? 0 : entry.value;
          else if (type !== 'paint') window.seen.lcp = entry.startTime;
        }
      }).observe({ type, buffered: true });
  });
}

/** Opens a page as a slow phone that has never seen it before, and waits until it has been quiet for a second. */
export async function load(page: Page, path: string): Promise<Load> {
  const devtools = await page.context().newCDPSession(page);
  let requests = 0;
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', () => requests++);
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(path, { waitUntil: 'load' });
  // By its tag: to look for a role again and again takes a slow processor's time, and would be measured with the page.
  await page.locator('h1').first().waitFor();
  for (let last = -1; last !== requests; await page.waitForTimeout(1_000)) last = requests;
  const { first, lcp, tasks, shift } = await page.evaluate(() => window.seen);
  await devtools.detach();
  const blocked = tasks.map(([start, end]) => Math.max(0, end - Math.max(start, first) - 50));
  const tbt = blocked.reduce((sum, one) => sum + one, 0);
  return { path, requests, kilobytes: bytes / 1_000, lcp, tbt, cls: shift };
}
