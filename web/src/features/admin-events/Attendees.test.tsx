import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anEvent, TODAY } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';
import { type Attendee, attendeesCsv, csvName } from './attendeesCsv';
// Compiled before the first test begins to wait for it.
import './AdminEventsPage';

const attendee = (fields: Partial<Attendee> = {}): Attendee => ({
  __typename: 'EventAttendee',
  userId: 'person-2',
  firstName: 'Ada',
  lastName: 'Stone',
  email: 'ada@harbor.org',
  phone: null,
  notes: null,
  status: 'signed_up',
  answeredAt: '2026-11-20T15:00:00.000Z',
  ...fields,
});

describe('the table of attendees', () => {
  it('holds everybody, and nothing that a spreadsheet would take for a formula', async () => {
    const csv = await attendeesCsv(
      [
        attendee({ notes: '=HYPERLINK("x")' }),
        attendee({ firstName: null, lastName: null, status: 'cancelled' }),
      ],
      'America/New_York',
    );
    const [header, first, second] = csv.split('\r\n');
    expect(header).toBe('\uFEFFName,Email,Phone,Answer,Answered,Notes');
    expect(first).toContain('Ada Stone,ada@harbor.org,,Yes,"Nov 20, 2026');
    expect(first).toContain(`"'=HYPERLINK(""x"")"`);
    expect(second).toContain('ada@harbor.org,ada@harbor.org,,No');
  });

  it('has a name that tells event and day', () => {
    expect(csvName({ title: 'Kitchen shift!', startDate: '2026-11-28' })).toBe(
      'kitchen-shift-2026-11-28-attendees.csv',
    );
  });
});

it('shows who said yes and who said no, opened by its address', async () => {
  const pageInfo = { totalPages: 1, totalItems: 2 };
  const items = [attendee(), attendee({ userId: 'person-3', firstName: 'Leo', status: 'cancelled' })];
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await renderRoute('/admin-dashboard/events?attendees=event-1', 'nonprofit_admin', {
    Viewer: { id: 'person-1', organization: {} },
    Organization: { id: 'organization-1', timezone: 'America/New_York', today: TODAY },
    Query: { event: anEvent(), eventAttendees: { items, pageInfo } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Attendees of Kitchen shift' }));
  expect(within(dialog.getByRole('region', { name: 'Said yes (1)' })).getByText('Ada Stone')).toBeTruthy();
  expect(within(dialog.getByRole('region', { name: 'Said no (1)' })).getByText('Leo Stone')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});
