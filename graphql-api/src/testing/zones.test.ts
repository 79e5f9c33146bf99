import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ownZone = process.env.TZ;

/** What is judged by the clock, once more as if the server stood elsewhere; the organizations stay where they are. */
const clocks = [
  '../time.test.ts',
  '../modules/dashboards/dashboard.midnight.test.ts',
  '../modules/events/feed.test.ts',
];

const zones = [
  { zone: 'UTC', offset: 0 },
  { zone: 'America/Los_Angeles', offset: 480 },
  { zone: 'Asia/Kathmandu', offset: -345 },
  { zone: 'Pacific/Kiritimati', offset: -840 },
];
// The run as a whole is in the zone of its host already.
const others = zones.filter(({ zone }) => zone !== Intl.DateTimeFormat().resolvedOptions().timeZone);

describe.each(others)('on a server in $zone', async ({ zone, offset }) => {
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = ownZone;
  });

  test('the clock of the process shows that zone', () => {
    expect(new Date('2026-12-01T00:00:00Z').getTimezoneOffset()).toBe(offset);
  });
  // The same files under another name are other modules, whose tests belong to this group.
  for (const file of clocks) await import(/* @vite-ignore */ `${file}?on=${zone}`);
});
