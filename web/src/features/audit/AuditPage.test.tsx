import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AuditActionFilter } from '../../graphql/desk/graphql';
import { renderRoute } from '../../testing/renderRoute';
import './AuditPage';
import { actionOptions } from './auditActions';
import { auditVariables, readAuditFilters } from './auditFilters';
import { type AuditEntry, auditWords, tell } from './auditWords';
import { auditCsv } from './exportAuditTrail';

const entry = (values: Partial<AuditEntry> = {}): AuditEntry => ({
  __typename: 'AuditEvent',
  id: 'entry-1',
  action: 'role_changed',
  actorName: 'ann@example.org',
  subjectName: 'bob@example.org',
  details: 'volunteer to nonprofit_admin',
  organizationName: 'Harbor Kitchen',
  ip: '192.0.2.7',
  // The same day wherever the trail is read.
  createdAt: '2026-05-01T09:00:00.000Z',
  ...values,
});
const page = (items: AuditEntry[], totalItems = items.length) => ({
  AuditEventPage: { items, pageInfo: { currentPage: 1, totalPages: 1, totalItems, itemsPerPage: 50 } },
});

it('tells who did what to whom, when, where and from where', async () => {
  await renderRoute('/super-admin/audit', 'super_admin', page([entry()], 10_000));
  const row = within(
    (
      await screen.findByText('ann@example.org changed the role of bob@example.org from Volunteer to Admin')
    ).closest('tr') as HTMLElement,
  );
  for (const text of ['Harbor Kitchen', '192.0.2.7', /May 1, 2026/]) expect(row.getByText(text)).toBeTruthy();
  expect(screen.getByText('Showing 1 to 1 of the newest 10,000 entries')).toBeTruthy();
});

it('an admin reads the own organization, and is asked for no other', async () => {
  await renderRoute(
    '/admin-dashboard/audit',
    'nonprofit_admin',
    page([entry({ action: 'sign_in_succeeded' })]),
  );
  await screen.findByText('ann@example.org signed in');
  expect(screen.queryByRole('combobox', { name: 'Organization' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Organization' })).toBeNull();
});

it('says so when nothing is left, and takes the filters back', async () => {
  const { router, user } = await renderRoute(
    '/super-admin/audit?action=role_changed&search=ann',
    'super_admin',
    page([]),
  );
  await screen.findByText(auditWords.noneMatch);
  const [clear] = screen.getAllByRole('button', { name: 'Clear Filters' });
  await user.click(clear as HTMLElement);
  await screen.findByText(auditWords.empty);
  expect(router.state.location.search).toBe('');
});

it('offers another try when it cannot be loaded', async () => {
  let fails = true;
  const { user } = await renderRoute('/super-admin/audit', 'super_admin', {
    Query: {
      auditEvents: () => {
        if (fails) throw new Error('away');
        return page([entry({ action: 'sign_in_succeeded' })]).AuditEventPage;
      },
    },
  });
  await screen.findByText(auditWords.failed);
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('ann@example.org signed in');
});

it('keeps in the address what is asked for', async () => {
  const { router, user } = await renderRoute('/super-admin/audit', 'super_admin', page([entry()]));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What' }), 'Refused sign-ins');
  expect(router.state.location.search).toBe('?action=sign_in_refused');
});

it('asks for whole days of this device, and leaves out what is no filter', () => {
  const variables = auditVariables(
    new URLSearchParams('from=2026-05-01&to=2026-05-01&action=none&organization=1'),
  );
  expect(Date.parse(variables.before ?? '') - Date.parse(variables.since ?? '')).toBe(86_400_000);
  expect(new Date(variables.since ?? '').getHours()).toBe(0);
  expect(variables).toMatchObject({ action: null, organizationId: null, page: 1 });
  expect(readAuditFilters(new URLSearchParams('from=2026-02-30&to=soon'))).toMatchObject({
    from: null,
    to: null,
  });
});

const own = { subjectName: 'ann@example.org' };
it.each<[AuditActionFilter, Partial<AuditEntry>, string]>([
  ['sign_in_refused', { actorName: 'unknown' }, 'Somebody was refused with an e-mail nobody has'],
  ['sign_in_refused', {}, 'Somebody was refused as ann@example.org'],
  ['member_added', { details: 'volunteer' }, 'ann@example.org added bob@example.org as Volunteer'],
  ['member_removed', {}, 'ann@example.org removed bob@example.org from the whitelist'],
  ['user_deleted', {}, 'ann@example.org permanently deleted bob@example.org'],
  [
    'email_changed',
    { details: 'old@example.org' },
    'old@example.org changed their e-mail to bob@example.org',
  ],
  ['personal_password_changed', own, 'ann@example.org changed their own personal password'],
  ['personal_password_reset', {}, 'ann@example.org reset the personal password of bob@example.org'],
  [
    'newsletter_sent',
    { subjectName: 'Spring', details: '1' },
    'ann@example.org sent the newsletter “Spring” to 1 person',
  ],
  ['organization_deactivated', { subjectName: 'Choir' }, 'ann@example.org deactivated Choir'],
  [
    'access_token_revoked',
    { details: 'Sync (read)' },
    'ann@example.org revoked the access token Sync (read) of bob@example.org',
  ],
])('%s %j reads in plain words', (action, values, sentence) => {
  expect(tell(entry({ action, ...values }))).toBe(sentence);
});

it('has words for everything that is recorded', () => {
  for (const { value } of actionOptions) {
    const told = tell(entry({ action: value, details: 'Sync' }));
    expect(told).not.toMatch(/undefined|null|_/);
  }
});

it('exports no formulas', async () => {
  const csv = await auditCsv([entry({ action: 'organization_updated', actorName: '=HYPERLINK("x")' })]);
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv.split('\r\n')[0]).toBe('\uFEFFWhen,What,Who,To whom,Organization,Internet address,Details');
});
