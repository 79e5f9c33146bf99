import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const screenshots = fileURLToPath(new URL('../.tmp/screenshots', import.meta.url));

const programs = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// No sandbox: root has none, and these pages are our own. No background network: nothing but the server under test is asked.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-prefers-reduced-motion',
];

/** Starts the system's Chromium, the one that CHROMIUM_PATH names if it is set. The caller closes it. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? programs.find((path) => existsSync(path));
  return chromium.launch({ executablePath, args: flags });
}

/** How a person sees a page: width in CSS pixels, colour theme, and time zone of the device. */
export interface View {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  timezone?: string;
  /** Whether the worker for work without a network is installed; it fetches the whole client, so only where it matters. */
  worker?: boolean;
}

/** A page in a browser context of its own (nobody signed in), with all that went wrong on it so far. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors, uncaught exceptions and violations of the content security policy. A journey ends with none. */
  faults: string[];
}

/** Opens an empty page that resolves paths such as `/login` against `baseURL`. */
export async function newPage(browser: Browser, baseURL: string, view: View = {}): Promise<Visit> {
  const { width = 1280, height = 800, theme = 'light', timezone = 'America/New_York', worker = false } = view;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme: theme,
    timezoneId: timezone,
    locale: 'en-US',
    acceptDownloads: true,
    serviceWorkers: worker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(15_000);
  const faults: string[] = [];
  // Chromium reports a violation on the console too, but in words; the event names directive and address.
  await context.exposeFunction('reportViolation', (text: string) => faults.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`content security policy: ${violatedDirective} blocked ${blockedURI}`);
    });
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.stack ?? error.message}`));
  return { page, context, faults };
}

/** Writes `.tmp/screenshots/<name>.png`, the whole page, and returns its path. */
export async function screenshot(page: Page, name: string): Promise<string> {
  mkdirSync(screenshots, { recursive: true });
  const path = join(screenshots, `${name}.png`);
  await page.screenshot({ path, fullPage: true });
  return path;
}

/** What axe finds wrong on the page by WCAG 2.2 A and AA: one line per rule and element, so that [] reads as a pass. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const violations =
    page.frames().length > 1
      ? (await new AxeBuilder({ page }).withTags(tags).analyze()).violations
      : await violationsOfDocument(page, tags);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}

/** The builder packs its code and every result anew for each look, four times the work where there is but one document. */
async function violationsOfDocument(page: Page, tags: string[]): Promise<axe.Result[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(`${axe.source};undefined`);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as {
      axe: { run: (context: unknown, options: unknown) => Promise<axe.AxeResults> };
    };
    const options = { runOnly: tags, resultTypes: ['violations'] };
    return (await axe.run(document, options)).violations;
  }, tags);
}
