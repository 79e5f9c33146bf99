import { expect, test } from 'vitest';
import { demo, look, signIn } from './journey.js';
import { startProduct } from './product.js';

const product = startProduct();

test.for([
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const)('an admin shares a document, $width pixels wide, $theme', async (view) => {
  const { page, context, faults } = await product.visit(view);
  const name = (step: string) => `admin-documents-${view.width}-${view.theme}-${step}`;
  const title = `Rota ${view.width}`;
  try {
    await signIn(page, demo.admin, '/admin-dashboard/documents');
    await page.getByRole('article').first().waitFor();
    await look(page, name('1-list'));

    await page.getByRole('link', { name: 'Upload Documents' }).click();
    await page.getByRole('button', { name: 'Upload Document' }).click();
    await page.getByText('Please select a file to upload').waitFor();
    await page.getByLabel('Files').setInputFiles([
      { name: `${title}.txt`, mimeType: 'text/plain', buffer: Buffer.from('Monday: Maya') },
      { name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await page.getByText(/^Invalid file type\. Only PDF/).waitFor();
    await look(page, name('2-upload'));
    await page.getByRole('button', { name: 'Remove virus.exe' }).click();
    await page.getByRole('button', { name: 'Upload Document' }).click();
    await page.getByText('1 document is uploaded').waitFor();

    const card = page.getByRole('article', { name: title });
    await card.getByRole('button', { name: /^Pin/ }).click();
    await card.getByText('Pinned').waitFor();
    await card.getByRole('button', { name: /^Unpin/ }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await card.getByText('Pinned').waitFor();
    const saved = page.waitForEvent('download');
    await card.getByRole('button', { name: /^Download/ }).click();
    expect((await saved).suggestedFilename()).toBe(`${title}.txt`);

    await card.getByRole('button', { name: /^Edit/ }).click();
    await page.getByLabel('Title*').fill(`${title} for May`);
    await look(page, name('3-edit'));
    await page.keyboard.press('Enter');
    const renamed = page.getByRole('article', { name: `${title} for May` });
    await renamed.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await renamed.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});
