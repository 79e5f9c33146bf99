import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenOpened } from './whenOpened';

const Window = ({ open }: { open: boolean }) => <p>{open ? 'open' : 'moving out'}</p>;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a window that nobody has opened is fetched when the page has settled, and not drawn', async () => {
  const load = vi.fn(async () => Window);
  const Rare = whenOpened(load);
  const { container } = render(<Rare open={false} />);
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(load).toHaveBeenCalledTimes(1);
  expect(container.innerHTML).toBe('');
});

test('it is drawn when it is opened, sooner than it was fetched too, and stays to move out', async () => {
  const Rare = whenOpened(async () => Window);
  const { rerender } = render(<Rare open={false} />);
  await act(async () => rerender(<Rare open />));
  screen.getByText('open');
  await act(async () => rerender(<Rare open={false} />));
  screen.getByText('moving out');
});

test('a page that is left before it has settled fetches nothing', async () => {
  const load = vi.fn(async () => Window);
  const Rare = whenOpened(load);
  render(<Rare open={false} />).unmount();
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(load).not.toHaveBeenCalled();
});
