import { expect, test } from 'vitest';
import { demo, look, signInByForm } from './journey.js';
import { startProduct } from './product.js';

const product = startProduct();

test('after one visit the dashboard opens in a hallway without a network, and nothing is lost silently', async () => {
  const { page, context, faults } = await product.visit({ width: 390, worker: true });
  await signInByForm(page, demo.volunteer);
  await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  // What was seen is saved a second after the last answer.
  await page.waitForTimeout(1_500);
  expect(faults).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
  // Some versions of Chromium tell the document of a reload that it is online.
  await context.setOffline(false);
  await context.setOffline(true);
  await page.getByText('Offline - showing saved data').waitFor();
  await look(page, 'offline-390');

  await page.getByRole('button', { name: 'Complete' }).first().click();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await page.getByText(/^Failed to update task/).waitFor();

  await context.setOffline(false);
  await page.keyboard.press('Escape');
  await page.getByText('Offline - showing saved data').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/login/);
  const left = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open('handraise');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const counted = opened.result.transaction('data').objectStore('data').count();
          counted.onsuccess = () => resolve(counted.result);
        };
      }),
  );
  expect(left).toBe(0);
  await context.close();
});
