import { expect, test } from 'vitest';
import { demo, look, signIn } from './journey.js';
import { startProduct } from './product.js';

const product = startProduct();

test.for([
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const)(
  'an admin looks after the whitelist, $width pixels wide, $theme',
  { timeout: 120_000 },
  async (view) => {
    const { page, context, faults } = await product.visit(view);
    const name = (step: string) => `volunteers-${view.width}-${view.theme}-${step}`;
    const email = `cleo${view.width}@harbor.example`;
    try {
      await signIn(page, demo.admin, '/admin-dashboard/volunteers');
      await page.getByRole('heading', { name: 'Volunteer Directory' }).waitFor();
      await look(page, name('1-directory'));

      await page.getByRole('button', { name: 'Add Volunteer' }).click();
      await page.getByLabel('Name*').fill('Cleo Marsh');
      await page.getByLabel('Email*').fill(email);
      await page.keyboard.press('Enter');
      await page.getByText('Successfully added Cleo Marsh as a volunteer!').waitFor();

      await page.getByLabel('Search by name or email').fill(email);
      const row = page.getByRole('article', { name: 'Cleo Marsh' });
      await page.getByText('Showing 1 to 1 of 1 people').waitFor();
      await row.getByText('Never logged in').waitFor();
      await row.getByRole('button', { name: 'Edit Cleo Marsh' }).click();
      await page.getByText('Email cannot be changed').waitFor();
      await look(page, name('2-edit'));
      await page.getByLabel('Notes (Optional)').fill('Speaks Spanish');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('Successfully updated volunteer information').waitFor();
      await row.getByText('Speaks Spanish').waitFor();

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export Directory' }).click();
      expect((await download).suggestedFilename()).toBe('volunteer-directory.csv');

      await row.getByRole('button', { name: 'Remove Cleo Marsh' }).click();
      const question = page.getByRole('alertdialog');
      await question.getByText(`Are you sure you want to remove ${email}`).waitFor();
      await look(page, name('3-remove'));
      await question.getByRole('button', { name: 'Remove' }).click();
      await page.getByText('Successfully removed volunteer from whitelist').waitFor();
      await page.getByText('No volunteers found').waitFor();

      for (const window of ['import', 'newsletter', 'roles', 'password']) {
        await page.goto(`/admin-dashboard/volunteers?window=${window}`);
        await page.getByRole('dialog').waitFor();
        await look(page, name(`4-${window}`));
      }
      expect(faults).toEqual([]);
    } finally {
      await context.close();
    }
  },
);
