import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Month } from '../lib/dates';
import type { DayEntry } from './MonthCell';
import { MonthGrid } from './MonthGrid';

const entries = new Map<string, DayEntry[]>([
  [
    '2026-11-21',
    ['A', 'B', 'C', 'D', 'E'].map((label) => ({ id: label, label: `Shift ${label}`, tone: 'pine' })),
  ],
]);

/** A calendar that opens in November 2026 and remembers which days and entries were asked for. */
function renderGrid(max = 3) {
  const onDay = vi.fn();
  const onEntry = vi.fn();
  const Calendar = () => {
    const [month, setMonth] = useState<Month>({ year: 2026, month: 11 });
    return (
      <MonthGrid
        {...{ month, entries, max, onDay, onEntry }}
        today="2026-11-21"
        chosen="2026-11-21"
        onMonth={setMonth}
      />
    );
  };
  render(<Calendar />);
  return { user: userEvent.setup(), onDay, onEntry };
}

const focused = () => document.activeElement?.getAttribute('data-date');

it('has 42 days of which one, today, takes part in tabbing', async () => {
  const { user } = renderGrid();
  const cells = screen.getAllByRole('gridcell');
  expect(cells).toHaveLength(42);
  expect(cells.filter((cell) => cell.tabIndex === 0).map((cell) => cell.dataset.date)).toEqual([
    '2026-11-21',
  ]);
  expect(cells.filter((cell) => cell.getAttribute('aria-current') === 'date')).toHaveLength(1);
  await user.tab();
  await user.tab();
  await user.tab();
  expect(focused()).toBe('2026-11-21');
});

it.each([
  ['{ArrowLeft}', '2026-11-20'],
  ['{ArrowRight}', '2026-11-22'],
  ['{ArrowUp}', '2026-11-14'],
  ['{ArrowDown}', '2026-11-28'],
  ['{Home}', '2026-11-15'],
  ['{End}', '2026-11-21'],
  ['{PageUp}', '2026-10-21'],
  ['{PageDown}', '2026-12-21'],
  ['{ArrowDown}{ArrowDown}', '2026-12-05'],
])('%s goes to %s', async (keys, day) => {
  const { user } = renderGrid();
  screen
    .getAllByRole('gridcell')
    .find((cell) => cell.tabIndex === 0)
    ?.focus();
  await user.keyboard(keys);
  expect(focused()).toBe(day);
});

it('keeps the focus over a change of month and names the new one', async () => {
  const { user } = renderGrid();
  screen
    .getAllByRole('gridcell')
    .find((cell) => cell.tabIndex === 0)
    ?.focus();
  await user.keyboard('{PageDown}{PageDown}');
  expect(screen.getByRole('grid', { name: 'January 2027' })).toBeTruthy();
  expect(focused()).toBe('2027-01-21');
});

it('opens the day by Enter and an entry by a click', async () => {
  const { user, onDay, onEntry } = renderGrid();
  screen
    .getAllByRole('gridcell')
    .find((cell) => cell.tabIndex === 0)
    ?.focus();
  await user.keyboard('{Enter}');
  expect(onDay).toHaveBeenCalledWith('2026-11-21');
  await user.click(screen.getByRole('button', { name: 'Shift B' }));
  expect(onEntry).toHaveBeenCalledWith('B');
  expect(onDay).toHaveBeenCalledTimes(1);
});

it.each([
  [3, '+2 more'],
  [2, '+3 more'],
])('shows at most %i of a day and leaves the others to %s', async (max, more) => {
  const { user, onDay } = renderGrid(max);
  const today = screen.getAllByRole('gridcell').find((cell) => cell.dataset.date === '2026-11-21');
  expect(within(today as HTMLElement).getAllByRole('button', { name: /^Shift/ })).toHaveLength(max);
  await user.click(screen.getByRole('button', { name: more }));
  expect(onDay).toHaveBeenCalledWith('2026-11-21');
});
