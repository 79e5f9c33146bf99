import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser, newPage, type View, type Visit } from './browser.js';
import { startServer, type TestServer } from './server.js';

/** What the journeys of one file share: a browser, and a server with the demo data. */
export interface Product {
  browser: Browser;
  server: TestServer;
  /** A window of its own in which nobody is signed in. */
  visit: (view?: View) => Promise<Visit>;
}

/** Starts browser and server before the journeys of the file that calls it, and ends them afterwards. */
export function startProduct(): Product {
  const product = {} as Product;
  product.visit = (view) => newPage(product.browser, product.server.url, view);
  beforeAll(async () => {
    [product.browser, product.server] = await Promise.all([launchBrowser(), startServer()]);
  });
  afterAll(async () => {
    await product.browser?.close();
    await product.server?.stop();
  });
  return product;
}
