import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../testing/deferred';
import { aDashboard, anEvent } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';

/** Opens an event whose server answers when, and as, the test says. */
async function openEvent(fields: Record<string, unknown> = {}) {
  const event = anEvent(fields);
  const answer = deferred<unknown>();
  const rsvpToEvent = vi.fn((_root: unknown, _args: Record<string, unknown>) => answer.promise);
  const opened = await renderRoute('/dashboard?event=event-1', 'volunteer', {
    ...aDashboard({ events: [event] }),
    Query: { event },
    Mutation: { rsvpToEvent },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Kitchen shift' }));
  await dialog.findByText(/RSVP'd \(10 max\)/);
  return { ...opened, event, answer, rsvpToEvent, dialog };
}

describe('rsvpToEvent', () => {
  it('shows the answer before the server has given its own', async () => {
    const { user, dialog, event, answer } = await openEvent();
    await user.click(dialog.getByRole('button', { name: 'RSVP Yes' }));
    expect(dialog.getByRole('button', { name: 'RSVPing...' })).toBeTruthy();
    expect(await dialog.findByText("4 RSVP'd (10 max)")).toBeTruthy();
    expect(dialog.getByText("RSVP'd Yes")).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'RSVPing...' })).toBeTruthy();
    answer.resolve({ ...event, userRsvpStatus: 'signed_up', confirmedSignups: 7, canSignup: false });
    expect(await dialog.findByText("7 RSVP'd (10 max)")).toBeTruthy();
    expect(await dialog.findByRole('button', { name: 'RSVP No' })).toBeTruthy();
  });

  it('takes the answer back and says why when the server refuses', async () => {
    const { user, dialog, answer } = await openEvent();
    await user.click(dialog.getByRole('button', { name: 'RSVP Yes' }));
    await dialog.findByText("4 RSVP'd (10 max)");
    answer.resolve(new GraphQLError('full', { extensions: { code: 'EVENT_FULL' } }));
    expect(await dialog.findByText("3 RSVP'd (10 max)")).toBeTruthy();
    expect(dialog.queryByText("RSVP'd Yes")).toBeNull();
    expect(await dialog.findByRole('button', { name: 'RSVP Yes' })).toBeTruthy();
    const toast = (await screen.findByText('Failed to update RSVP')).closest('[role=alert]');
    expect(toast?.textContent).toContain('This event is at capacity');
  });

  it('sends one request for two fast clicks', async () => {
    const { user, dialog, rsvpToEvent } = await openEvent();
    await user.dblClick(dialog.getByRole('button', { name: 'RSVP Yes' }));
    await dialog.findByText("4 RSVP'd (10 max)");
    expect(rsvpToEvent).toHaveBeenCalledTimes(1);
  });

  it('frees the seat again, and can be undone', async () => {
    const { user, dialog, event, answer, rsvpToEvent } = await openEvent({
      userRsvpStatus: 'signed_up',
      confirmedSignups: 4,
      canSignup: false,
    });
    await user.click(dialog.getByRole('button', { name: 'RSVP No' }));
    expect(dialog.getByRole('button', { name: 'Updating...' })).toBeTruthy();
    expect(await dialog.findByText("3 RSVP'd (10 max)")).toBeTruthy();
    answer.resolve({ ...event, userRsvpStatus: 'cancelled', confirmedSignups: 3, canSignup: true });
    await user.click(await screen.findByText('Undo'));
    await waitFor(() => expect(rsvpToEvent).toHaveBeenCalledTimes(2));
    expect(rsvpToEvent.mock.calls.map(([, args]) => args.status)).toEqual(['cancelled', 'signed_up']);
  });

  it('is offered to whoever cancelled, and to nobody else at a full event', async () => {
    const { dialog } = await openEvent({ confirmedSignups: 10, canSignup: false });
    expect(dialog.getByText('This event is at capacity')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^RSVP/ })).toBeNull();
  });

  it('stays open to whoever cancelled before', async () => {
    const { dialog } = await openEvent({
      confirmedSignups: 10,
      canSignup: false,
      userRsvpStatus: 'cancelled',
    });
    expect(dialog.getByRole('button', { name: 'RSVP Yes' })).toBeTruthy();
    expect(dialog.queryByText('This event is at capacity')).toBeNull();
  });
});
