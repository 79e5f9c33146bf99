import { expect, test } from 'vitest';
import { demo, look, signIn } from './journey.js';
import { startProduct } from './product.js';

const product = startProduct();

test.for([
  { width: 1280, theme: 'light', email: demo.volunteer, pages: 1 },
  { width: 390, theme: 'dark', email: demo.admin, pages: 2 },
] as const)(
  'someone is found in the directory, $width pixels wide, $theme',
  async ({ email, pages, ...view }) => {
    const { page, context, faults } = await product.visit(view);
    const name = (step: string) => `directory-${view.width}-${view.theme}-${step}`;
    const people = page.getByRole('region', { name: 'People' }).getByRole('article');
    try {
      await signIn(page, email, '/volunteers');
      await page.getByRole('heading', { level: 1, name: 'Lantern Street Food Bank' }).waitFor();
      await expect.poll(() => people.count()).toBe(24);
      await look(page, name('1-all'));

      // Records without an address stand on a second page, for admins only.
      expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(pages - 1);
      if (pages > 1) {
        await page.getByRole('button', { name: 'Next' }).press('Enter');
        await page.getByText(/^Showing 25 to /).waitFor();
        await page.waitForURL((url) => url.search === '?page=2');
      }

      // A search finds across accents, marks what it found and starts at the first page.
      const search = page.getByLabel('Search by name or email');
      await search.pressSequentially('ibanez');
      await expect.poll(() => people.count()).toBe(1);
      expect(await page.locator('mark').allTextContents()).toEqual(['Ibáñez', 'ibanez']);
      await expect.poll(() => new URL(page.url()).search).toBe('?search=ibanez');
      await look(page, name('2-found'));
      await page.reload();
      await expect.poll(() => people.count()).toBe(1);
      expect(await search.inputValue()).toBe('ibanez');

      await page.getByLabel('Role').selectOption('Admins');
      await page.getByText('No volunteers found').waitFor();
      await look(page, name('3-nobody'));
      await page.getByRole('button', { name: 'Clear Filters' }).click();
      await expect.poll(() => people.count()).toBe(24);
      expect(faults).toEqual([]);
    } finally {
      await context.close();
    }
  },
);
