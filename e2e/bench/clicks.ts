import type { Locator, Page } from 'playwright-core';

/** How long after a click the next picture came that shows something new, on a processor four times slower. */
export interface Click {
  what: string;
  ms: number;
}

/** Clicks through a volunteer's pages while every answer of the server takes two seconds. */
export async function clicks(page: Page): Promise<Click[]> {
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The code of windows comes once the page has settled.
  await page.waitForTimeout(4_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue().catch(() => undefined);
  });
  const made: Click[] = [];
  const measure = async (what: string, target: Locator) => {
    await target.waitFor();
    // Who clicks has looked first: what the last click began is over by then.
    await page.waitForTimeout(1_000);
    made.push({ what, ms: await shownAfter(target) });
  };
  await measure('open an event', page.getByRole('button', { name: /New Volunteer Orientation/ }));
  await measure('say yes', page.getByRole('dialog').getByRole('button', { name: /^RSVP/ }).first());
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await measure('open "Complete Task"', page.getByRole('button', { name: /^Complete / }).first());
  await measure('complete a task', page.getByRole('button', { name: 'Mark Complete' }));
  await page.waitForTimeout(2_500);
  await measure('switch the theme', page.getByRole('button', { name: /theme/i }).first());
  await page.getByRole('link', { name: 'My Tasks' }).filter({ visible: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'My Tasks' }).waitFor();
  return made;
}

/**
 * Until the first picture after the click that shows a change. The browser tells when the one that follows the click stood (Event
 * Timing, to 8 ms); where that showed nothing yet, until the next one has been handed on.
 */
async function shownAfter(target: Locator): Promise<number> {
  await target.evaluate((element) => {
    const seen = { clicked: 0, changed: 0, first: 0, next: 0 };
    Reflect.set(window, 'shown', seen);
    element.addEventListener(
      'click',
      ({ timeStamp }) => {
        seen.clicked = timeStamp;
        new MutationObserver((_, observer) => {
          observer.disconnect();
          seen.changed = performance.now();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              seen.next = performance.now();
            };
            port2.postMessage(null);
          });
        }).observe(document.documentElement, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      },
      { once: true, capture: true },
    );
    new PerformanceObserver((list, observer) => {
      const click = list
        .getEntries()
        .find(({ name, startTime }) => name === 'click' && startTime === seen.clicked);
      if (!click) return;
      seen.first = click.startTime + click.duration;
      observer.disconnect();
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await target.click();
  const page = target.page();
  await page.waitForFunction(() => Reflect.get(window, 'shown').next > 0, undefined, { timeout: 5_000 });
  // The browser tells of a picture a moment after it stood.
  await page.waitForTimeout(300);
  const { clicked, changed, first, next } = await page.evaluate(() => Reflect.get(window, 'shown'));
  return (changed < first ? first : next) - clicked;
}
