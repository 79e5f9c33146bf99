import { expect, test } from 'vitest';
import { demo, look, signIn } from './journey.js';
import { startProduct } from './product.js';

const product = startProduct();

test.for([
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const)("an admin's task from its first word to its end, $width pixels wide, $theme", async (view) => {
  const { page, context, faults } = await product.visit(view);
  const name = (step: string) => `admin-tasks-${view.width}-${view.theme}-${step}`;
  const title = `Hang ${view.width} lanterns`;
  const toast = (text: string) => page.getByText(text, { exact: true }).waitFor();
  try {
    await signIn(page, demo.admin);
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await page.getByRole('complementary', { name: 'Set a personal password' }).waitFor();
    await look(page, name('1-overview'));

    await page.getByRole('link', { name: 'View all activity' }).click();
    await page.getByRole('heading', { level: 1, name: 'Task Management' }).waitFor();
    await look(page, name('2-list'));

    // By keyboard: create, with one person of the directory and an address that nobody has.
    await page.getByRole('button', { name: 'Create Task' }).press('Enter');
    await page.getByLabel('Title*').fill(title);
    await page.getByLabel('Priority').selectOption('urgent');
    await page.getByLabel('Assign To').pressSequentially('maya');
    await page.getByRole('option', { name: /Maya/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByLabel('Assign To').fill('ghost@lanternstreet.example');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Create Task' }).press('Enter');
    await page.getByText('Nobody in your organization has the address ghost@lanternstreet.example').waitFor();
    await look(page, name('3-refused'));
    await page.getByRole('button', { name: 'Remove ghost@lanternstreet.example' }).click();
    await page.getByRole('button', { name: 'Create Task' }).click();
    await toast('Task created successfully!');

    const card = page.getByRole('article', { name: title });
    await card.getByRole('button', { name: `Edit ${title}` }).click();
    await page.getByLabel('Description').fill('From the gate to the stage.');
    await look(page, name('4-edit'));
    await page.getByRole('button', { name: 'Update Task' }).click();
    await toast('Task updated successfully!');
    await card.getByText('From the gate to the stage.').waitFor();

    // Its details have an address of their own, which a reload opens again.
    await card.getByRole('button', { name: `Details of ${title}` }).click();
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.reload();
    const details = page.getByRole('dialog', { name: title });
    await details.getByRole('button', { name: /^Mark Complete for/ }).click();
    await page.getByLabel('Feedback (Optional)').fill('They shine.');
    await look(page, name('5-complete'));
    await page.getByRole('button', { name: 'Mark Complete', exact: true }).click();
    await toast('Task marked as completed for volunteer!');
    await details.getByText('1 of 1 completed').waitFor();
    await look(page, name('6-details'));
    await details.getByRole('button', { name: 'Close' }).last().click();
    await details.waitFor({ state: 'hidden' });

    // A completed task stays, its copy does not have to.
    await card.getByRole('button', { name: `Delete ${title}` }).press('Enter');
    await toast('Cannot delete a completed task');
    await card.getByRole('button', { name: `Duplicate ${title}` }).click();
    await expect.poll(() => card.count()).toBe(2);
    await card
      .first()
      .getByRole('button', { name: `Delete ${title}` })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await toast('Task deleted successfully!');
    await expect.poll(() => card.count()).toBe(1);

    await page.getByLabel('Search').fill('nothing has these words');
    await page.getByText('No tasks found').waitFor();
    await look(page, name('7-nothing'));
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});
