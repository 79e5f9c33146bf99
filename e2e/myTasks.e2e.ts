import { expect, test } from 'vitest';
import { demo, look, signIn } from './journey.js';
import { startProduct } from './product.js';

const product = startProduct();

test.for([
  { width: 1280, theme: 'light', email: demo.volunteer },
  { width: 390, theme: 'dark', email: demo.otherVolunteer },
] as const)(
  'a volunteer works through their tasks, $width pixels wide, $theme',
  async ({ email, ...view }) => {
    const { page, context, faults } = await product.visit(view);
    const name = (step: string) => `tasks-${view.width}-${view.theme}-${step}`;
    const counter = async (label: string) => {
      const tile = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
      return Number(await tile.locator('dd').textContent());
    };
    try {
      await signIn(page, email);
      await page.getByRole('link', { name: 'My Tasks', exact: true }).filter({ visible: true }).click();
      await page.getByRole('heading', { level: 1, name: 'My Tasks' }).waitFor();
      await page.waitForURL((url) => url.pathname === '/my-tasks');
      await look(page, name('1-all'));

      // Filters stand in the address: a reload and Back restore them.
      await page.getByLabel('Status').selectOption('assigned');
      await page.getByLabel('Sort By').selectOption('title');
      await page.waitForURL(/status=assigned&sortBy=title/);
      await page.reload();
      expect(await page.getByLabel('Status').inputValue()).toBe('assigned');
      const assigned = await counter('Assigned');
      await page.getByText(`Showing 1 to ${assigned} of ${assigned} tasks`).waitFor();
      await page.getByLabel('Category').selectOption('mentoring');
      await page.getByLabel('Priority').selectOption('urgent');
      await page.getByText('No tasks found').waitFor();
      await look(page, name('2-none'));
      await page.goBack();
      await page.goBack();
      await expect.poll(() => page.getByLabel('Category').inputValue()).toBe('all');

      // Complete the first by keyboard; it leaves the list of open ones, and Undo brings it back.
      const first = page.getByRole('article').first();
      const title = (await first.getByRole('heading').textContent()) ?? '';
      const complete = page.getByRole('button', { name: `Complete ${title}`, exact: true });
      const completed = await counter('Completed');
      await complete.focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Completion Notes (Optional)').waitFor();
      await page.keyboard.type('Done before lunch.');
      await page.getByRole('button', { name: 'Mark Complete' }).click();
      await expect.poll(() => counter('Completed')).toBe(completed + 1);
      await page.getByRole('article', { name: title }).waitFor({ state: 'detached' });
      await page.getByText(`Showing 1 to ${assigned - 1} of ${assigned - 1} tasks`).waitFor();
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
      await page.getByRole('button', { name: 'Undo' }).click();
      await complete.waitFor();
      await expect.poll(() => counter('Completed')).toBe(completed);

      // Once more, for good: the dashboard agrees.
      await complete.click();
      await page.getByLabel('Completion Notes (Optional)').fill('Done after all.');
      await page.getByRole('button', { name: 'Mark Complete' }).click();
      await page.getByRole('article', { name: title }).waitFor({ state: 'detached' });
      await page.getByLabel('Status').selectOption('completed');
      await page.getByRole('article', { name: title }).getByText('Done after all.').waitFor();
      await look(page, name('3-completed'));
      await page.getByRole('link', { name: 'Home' }).filter({ visible: true }).click();
      await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
      expect(await counter('Completed')).toBe(completed + 1);
      expect(faults).toEqual([]);
    } finally {
      await context.close();
    }
  },
);
