import type { Locator, Page, Route } from 'playwright-core';

/** How smoothly a list moves on a processor four times slower: frames a second, and the longest wait for one. */
export interface Scroll {
  what: string;
  rows: number;
  framesPerSecond: number;
  longest: number;
}

const people = 2_000;

/** Scrolls through the longest lists that an admin can have: rows of a file that cannot be imported, answers to an event. */
export async function scrolls(page: Page): Promise<Scroll[]> {
  const devtools = await page.context().newCDPSession(page);
  await page.goto('/admin-dashboard/volunteers?window=import');
  const wrong = page.getByRole('list', { name: 'Rows that cannot be imported' });
  const lines = Array.from({ length: people }, (_, row) => `Person ${row},no address,volunteer`);
  const file = Buffer.from(['name,email,role', ...lines].join('\n'));
  await page.getByLabel('CSV file').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: file });
  await wrong.waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const rows = await scrolled('rows that cannot be imported', wrong);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  await page.route('**/graphql', manyAnswers);
  await page.goto('/admin-dashboard/events');
  await page
    .getByRole('button', { name: /attendees/i })
    .first()
    .click();
  const answers = page.getByRole('dialog').getByRole('list').first();
  await answers.getByText(`Person ${people - 1}`, { exact: true }).waitFor({ state: 'attached' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return [rows, await scrolled('answers to an event', answers)];
}

/** The server's own answer with the first of its people two thousand times, each under a name of their own. */
async function manyAnswers(route: Route): Promise<void> {
  if (!route.request().postData()?.includes('"EventAttendees"')) return route.continue();
  const answer = await route.fetch();
  const body = await answer.json();
  const page = body.data.eventAttendees;
  const [first] = page.items;
  page.items = Array.from({ length: people }, (_, number) => ({
    ...first,
    userId: `person-${number}`,
    firstName: 'Person',
    lastName: String(number),
  }));
  page.pageInfo.totalItems = people;
  await route.fulfill({ response: answer, json: body });
}

/** Two seconds of moving on by forty pixels a frame. */
async function scrolled(what: string, list: Locator): Promise<Scroll> {
  // The code of windows comes once the page has settled.
  await list.page().waitForTimeout(3_000);
  const { frames, longest, rows } = await list.evaluate(async (element) => {
    let box: Element | null = element;
    while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
    const at: number[] = [];
    // Without names for functions: the compiler would call a helper that no window has.
    do {
      at.push(await new Promise<number>((drawn) => requestAnimationFrame(drawn)));
      (box ?? document.documentElement).scrollBy(0, 40);
    } while ((at.at(-1) as number) - (at[0] as number) < 2_000);
    const waits = at.slice(1).map((now, index) => now - (at[index] as number));
    return { frames: waits.length / 2, longest: Math.max(...waits), rows: element.children.length };
  });
  return { what, rows, framesPerSecond: frames, longest };
}
