import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demo, look, signIn } from './journey.js';
import { startProduct } from './product.js';

const product = startProduct();

test.for([
  { width: 1280, theme: 'light', email: demo.volunteer },
  { width: 390, theme: 'dark', email: demo.admin },
] as const)(
  'a document is found, looked at and saved, $width pixels wide, $theme',
  async ({ email, ...view }) => {
    const { page, context, faults } = await product.visit(view);
    const name = (step: string) => `documents-${view.width}-${view.theme}-${step}`;
    const documents = page.getByRole('main').getByRole('article');
    try {
      await signIn(page, email, '/documents');
      await documents.first().waitFor();
      await look(page, name('1-list'));

      // The search and the category stand in the address, and Back undoes one after the other.
      await page.getByLabel('Search by title').fill('map');
      await page.waitForURL(/search=map/);
      await expect.poll(() => documents.count()).toBe(1);
      await page.goBack();
      await page.getByRole('button', { name: /^Training \d/ }).click();
      await page.waitForURL(/category=training/);
      await page.reload();
      await page.getByRole('button', { name: /^Training \d/, pressed: true }).waitFor();
      await look(page, name('2-training'));
      await page.getByRole('button', { name: 'Clear Filters' }).click();

      // By keyboard: open, see the picture, save it, close; the focus is back where it was.
      const preview = page.getByRole('button', { name: 'Preview Warehouse Map' });
      await preview.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Warehouse Map' });
      const picture = dialog.getByRole('img', { name: 'Preview of Warehouse Map' });
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await look(page, name('3-picture'));
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download Document' }).press('Enter');
      const download = await saved;
      expect(download.suggestedFilename()).toBe('warehouse-map.png');
      expect(
        readFileSync(await download.path())
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await preview.evaluate((button) => button === document.activeElement)).toBe(true);

      // A link to a preview opens it; what cannot be shown says so.
      await page.getByRole('button', { name: 'Preview Photo Consent Form' }).click();
      await page.waitForURL(/document=/);
      await page.reload();
      await page.getByText('Preview Not Available').waitFor();
      await look(page, name('4-not-available'));
      await page.getByRole('button', { name: 'Close' }).click();
      await page.waitForURL((url) => !url.searchParams.has('document'));

      await page.getByLabel('Search by title').fill('no such thing');
      await page.getByText('No documents available').waitFor();
      await look(page, name('5-nothing'));
      expect(faults).toEqual([]);
    } finally {
      await context.close();
    }
  },
);

test('a volunteer does not see what is for admins only, not even by its address', async () => {
  const admin = await product.visit();
  const volunteer = await product.visit({ width: 320 });
  try {
    await signIn(admin.page, demo.admin, '/documents');
    const card = admin.page.getByRole('article').filter({ hasText: 'Admins only' }).first();
    await card.getByRole('button', { name: /^Preview/ }).click();
    await admin.page.waitForURL(/document=/);
    const { pathname, search } = new URL(admin.page.url());

    await signIn(volunteer.page, demo.volunteer, pathname + search);
    await volunteer.page.getByText('Unable to load preview').waitFor();
    await look(volunteer.page, 'documents-320-refused');
    expect(await volunteer.page.getByText('Admins only').count()).toBe(0);
  } finally {
    await admin.context.close();
    await volunteer.context.close();
  }
});
