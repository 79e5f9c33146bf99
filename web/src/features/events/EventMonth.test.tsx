import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { aDashboard, anEvent } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';

const day = (date: string) => {
  const cell = screen.getAllByRole('gridcell').find((candidate) => candidate.dataset.date === date);
  return within(cell as HTMLElement);
};

it('asks for the month only when it is shown, and shows an event on every day it touches', async () => {
  const calendarMonth = vi.fn(() => ({
    year: 2026,
    month: 11,
    events: [anEvent({ title: 'Camp', startDate: '2026-11-27', endDate: '2026-11-29' })],
  }));
  const { user, router } = await renderRoute('/dashboard', 'volunteer', {
    ...aDashboard(),
    Query: { calendarMonth },
  });
  await user.click(await screen.findByRole('button', { name: 'Month' }));
  expect(router.state.location.search).toBe('?view=month');
  expect(await screen.findAllByRole('button', { name: /Camp/ })).toHaveLength(3);
  expect(calendarMonth).toHaveBeenCalledTimes(1);
  for (const date of ['2026-11-27', '2026-11-28', '2026-11-29']) {
    expect(day(date).getByRole('button', { name: /Camp/ })).toBeTruthy();
  }
});

it("'+N more' opens the full list of its day", async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const events = ['1', '2', '3', '4', '5'].map((id) => anEvent({ id, title: `Shift ${id}` }));
  const { user } = await renderRoute('/dashboard?view=month&month=2026-11', 'volunteer', {
    ...aDashboard(),
    Query: { calendarMonth: { year: 2026, month: 11, events } },
  });
  await user.click(await screen.findByRole('button', { name: '+2 more' }));
  const list = within(await screen.findByRole('dialog', { name: 'Saturday, November 28, 2026' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
});

it('says when a month cannot be had, and leaves the way to the others open', async () => {
  const calendarMonth = vi.fn((_root: unknown, args: Record<string, unknown>) =>
    args.month === 11 ? new GraphQLError('away') : { ...args, events: [] },
  );
  const { user, router } = await renderRoute('/dashboard?view=month&month=2026-11', 'volunteer', {
    ...aDashboard(),
    Query: { calendarMonth },
  });
  expect(await screen.findByText('Failed to load events')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeTruthy();
  expect(router.state.location.search).toBe('?view=month&month=2026-12');
  expect(screen.queryByText('Failed to load events')).toBeNull();
});
