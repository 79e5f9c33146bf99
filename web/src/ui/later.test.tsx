import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { later, whenSettled } from './later';

const Window = () => <p>the window</p>;

test('a window whose code has been fetched ahead is drawn at once', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => Window);
  whenSettled(load);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  vi.useRealTimers();
  const Late = later(load);
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Late />
    </Suspense>,
  );
  expect(screen.queryByText('waiting')).toBeNull();
  screen.getByText('the window');
  expect(load).toHaveBeenCalledTimes(1);
});

test('one whose code has not come is waited for', async () => {
  const Late = later(async () => Window);
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Late />
    </Suspense>,
  );
  screen.getByText('waiting');
  await screen.findByText('the window');
});
