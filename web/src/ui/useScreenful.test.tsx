import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const rows = Array.from({ length: 20 }, (_, index) => index);
/** How many rows each drawing has shown. */
let drawn: number[] = [];

async function draw({ width = 390, type = 'navigate' } = {}) {
  vi.resetModules();
  vi.stubGlobal('innerWidth', width);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  const { useScreenful } = await import('./useScreenful');
  const show = () => renderHook(() => drawn.push(useScreenful(rows).length));
  await act(async () => show());
  return show;
}

beforeEach(() => {
  drawn = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a phone that opens its first page draws a screenful, then all', async () => {
  const show = await draw();
  expect(drawn[0]).toBe(4);
  expect(drawn.at(-1)).toBe(20);
  drawn = [];
  await act(async () => show());
  expect(new Set(drawn)).toEqual(new Set([20]));
});

test.each([{ type: 'reload' }, { type: 'back_forward' }, { width: 1280 }])(
  'all is drawn at once: %j',
  async (visit) => {
    await draw(visit);
    expect(new Set(drawn)).toEqual(new Set([20]));
  },
);
