import { expect, test } from 'vitest';
import { screenshot } from './browser.js';
import { demo, look, signIn, signInByForm } from './journey.js';
import { startProduct } from './product.js';

const product = startProduct();

test.for([
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const)('the owner looks after organizations and people, $width pixels wide, $theme', async (view) => {
  const { page, context, faults } = await product.visit(view);
  const name = (step: string) => `platform-${view.width}-${view.theme}-${step}`;
  await signInByForm(page, demo.superAdmin, demo.superAdminPassword);
  await page.waitForURL(/\/super-admin\/overview$/);
  await page.getByText('Total Organizations').waitFor();
  await look(page, name('overview'));

  const organization = `Choir ${view.width}`;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Organizations' }).click();
  await page.getByRole('button', { name: 'Create Organization' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Create Organization' }).click();
  await form.getByText('Organization name is required').waitFor();
  await look(page, name('organization-form'));
  await form.getByLabel('Organization Name').fill(organization);
  await form.getByLabel('Password').fill('sing along');
  await form.getByLabel('Admin e-mail').fill(`admin${Date.now()}@choir.example`);
  await form.getByRole('button', { name: 'Create Organization' }).click();
  await page.getByText('Organization created successfully!').waitFor();
  const card = page.getByRole('article', { name: organization });
  await card.getByRole('button', { name: `Deactivate ${organization}` }).click();
  await page.getByText(`Are you sure you want to deactivate ${organization}?`).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await card.getByText('Inactive').waitFor();
  await look(page, name('organizations'));

  await card.getByRole('button', { name: `Shared password of ${organization}` }).click();
  const password = page.getByRole('dialog', { name: 'Change Shared Password' });
  await password.getByLabel('New Password', { exact: true }).fill('sing louder');
  await password.getByLabel('Confirm New Password').fill('sing louder');
  await look(page, name('shared-password'));
  await page.keyboard.press('Enter');
  await page.getByText('The shared password is changed').waitFor();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'User Management' }).click();
  await page.getByRole('combobox', { name: 'Organization', exact: true }).fill(`choir ${view.width}`);
  await page.getByRole('option', { name: organization }).waitFor();
  await screenshot(page, name('organization-search'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'All Users (1)' }).waitFor();
  await look(page, name('users'));

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).click();
  await page.getByRole('heading', { name: 'User Growth' }).waitFor();
  await look(page, name('analytics'));

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: 'Audit Trail' }).click();
  await page.getByText(`${demo.superAdmin} changed the shared password of ${organization}`).waitFor();
  await page.getByLabel('What').selectOption('Organizations deactivated');
  await page.getByText(`${demo.superAdmin} deactivated ${organization}`).waitFor();
  await look(page, name('audit'));
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await page.getByText('Nothing matches the selected filters.').waitFor();
  await look(page, name('audit-empty'));
  await page.reload();
  await page.getByText('Nothing matches the selected filters.').waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await saved).suggestedFilename()).toBe('audit-trail.csv');
  expect(faults).toEqual([]);
  await context.close();
});

test("the owner resets an admin's own password, all by keyboard; the admin reads it in the trail", async () => {
  const admin = await product.visit();
  await signIn(admin.page, demo.admin);
  await admin.page.waitForURL(/\/admin-dashboard\/overview$/);
  const own = 'a password of my own';
  // As the dialog of the desk would.
  const token = await admin.page.evaluate(() => localStorage.getItem('accessToken'));
  const changed = await admin.page.request.post('/api/auth/change-password', {
    headers: { authorization: `Bearer ${token}` },
    data: { currentPassword: demo.password, newPassword: own, confirmPassword: own },
  });
  expect(changed.status()).toBe(200);

  const { page, context, faults } = await product.visit();
  await signIn(page, demo.superAdmin, `/super-admin/users?search=${demo.admin}`);
  const reset = page.getByRole('button', { name: /^Reset password of/ });
  await reset.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await look(page, 'platform-reset');
  // The focus begins on Cancel, and Escape is no.
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  expect(await reset.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await question.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('The personal password is reset').waitFor();
  await reset.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();

  await admin.page.goto('/admin-dashboard/audit');
  await admin.page.waitForURL(/\/login/);
  await signIn(admin.page, demo.admin, '/admin-dashboard/audit');
  await admin.page.getByText(`${demo.superAdmin} reset the personal password of ${demo.admin}`).waitFor();
  await look(admin.page, 'admin-audit');
  expect(await admin.page.getByText('Alder River').count()).toBe(0);
  await admin.context.close();
});

test('the owner reaches no screen of an organization, and no member the console', async () => {
  const { page, context } = await product.visit();
  await signIn(page, demo.superAdmin);
  for (const path of ['/dashboard', '/admin-dashboard/tasks', '/calendar', '/profile']) {
    await page.goto(path);
    await page.waitForURL(/\/super-admin\/overview$/);
  }
  await context.close();
});

test('who writes another role into the storage of the browser gets frames without contents', async () => {
  const { page, context } = await product.visit();
  await signIn(page, demo.volunteer, '/profile');
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, role: 'super_admin' }));
    localStorage.setItem('userType', 'super_admin');
  });
  const refusals: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/graphql')) return;
    const { errors = [] } = await response.json().catch(() => ({}));
    for (const { extensions } of errors) refusals.push(extensions?.code);
  });
  for (const name of ['overview', 'organizations', 'users', 'analytics', 'audit']) {
    refusals.length = 0;
    await page.goto(`/super-admin/${name}`);
    await expect.poll(() => refusals).toContain('FORBIDDEN');
    await page
      .getByText(/You are not allowed|Error Loading|Try Again/)
      .first()
      .waitFor();
    const shown = await page.evaluate(() => document.body.textContent);
    for (const foreign of ['Alder River', demo.otherVolunteer, demo.admin])
      expect(shown).not.toContain(foreign);
  }
  await context.close();
});
