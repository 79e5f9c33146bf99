import { expect, test } from 'vitest';
import { personOf } from './calls.js';
import { demo, signIn } from './journey.js';
import { startProduct } from './product.js';

const product = startProduct();

/** Around the nights in which clocks change in New York and in Santiago, and over the end of a year. */
const events = [
  { title: 'Seed swap', startDate: '2027-03-13', endDate: '2027-03-15', isAllDay: true },
  { title: 'Harvest camp', startDate: '2027-09-04', endDate: '2027-09-06', isAllDay: true },
  {
    title: 'Night watch',
    startDate: '2026-12-31',
    endDate: '2027-01-01',
    startTime: '22:00',
    endTime: '02:00',
  },
];

const days = {
  '/calendar?year=2027&month=3': { 'Seed swap': ['2027-03-13', '2027-03-14', '2027-03-15'] },
  '/calendar?year=2027&month=9': { 'Harvest camp': ['2027-09-04', '2027-09-05', '2027-09-06'] },
  '/calendar?year=2026&month=12': { 'Night watch': ['2026-12-31', '2027-01-01'] },
};

test('an event stands on its own days in the browsers of all time zones', async () => {
  const admin = await personOf(product.server.url, demo.admin);
  for (const input of events) await admin.ask('createEvent', { input });
  for (const timezone of ['America/Los_Angeles', 'America/Santiago', 'Asia/Tokyo', 'Pacific/Kiritimati']) {
    const { page, context, faults } = await product.visit({ timezone });
    await signIn(page, demo.volunteer, '/profile');
    for (const [path, wanted] of Object.entries(days)) {
      await page.goto(path);
      for (const [title, dates] of Object.entries(wanted)) {
        const chips = page.getByRole('gridcell').filter({ has: page.getByText(title, { exact: false }) });
        await chips.first().waitFor();
        const shown = await chips.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-date')));
        expect([timezone, title, ...shown]).toEqual([timezone, title, ...dates]);
      }
      expect(await page.getByRole('gridcell').count()).toBe(42);
    }
    expect(faults).toEqual([]);
    await context.close();
  }
});
