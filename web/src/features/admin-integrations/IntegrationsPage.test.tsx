import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute';

type Fields = Record<string, unknown>;

const page = { currentPage: 1, totalPages: 1, totalItems: 1, itemsPerPage: 20 };
const webhook = (fields: Fields = {}): Fields => ({
  id: 'hook-1',
  url: 'https://hooks.example.org/handraise',
  kinds: ['task', 'rsvp'],
  state: 'active',
  disabledBecause: null,
  cursor: '41',
  failingSince: null,
  nextAttemptAt: null,
  ...fields,
});
const delivery = (fields: Fields = {}): Fields => ({
  id: 'delivery-1',
  kind: 'rsvp',
  what: 'created',
  state: 'delivered',
  attempts: 1,
  status: 204,
  failure: null,
  triedAt: '2026-11-20T15:00:00.000Z',
  since: '40',
  ...fields,
});

const open = (query: Fields, mutations: Fields = {}, path = '') =>
  renderRoute(`/admin-dashboard/integrations${path}`, 'nonprofit_admin', {
    Viewer: { organization: {} },
    Organization: { id: 'organization-1', timezone: 'America/New_York' },
    Query: { webhooks: [], organizationAccessTokens: { items: [], pageInfo: page }, ...query },
    Mutation: mutations,
  });

it('adds a webhook, says at the field what is wrong, and shows the secret once', async () => {
  const fields = { url: 'The address must be one of the public internet' };
  const createWebhook = vi
    .fn()
    .mockReturnValueOnce(new GraphQLError('no', { extensions: { code: 'BAD_USER_INPUT', fields } }))
    .mockReturnValue({ secret: 'whsec_secret', webhook: webhook() });
  const { user } = await open({}, { createWebhook });
  expect(await screen.findByText('No webhooks yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add Webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  await user.type(dialog.getByLabelText('Address'), 'https://10.0.0.1/');
  await user.click(dialog.getByRole('button', { name: 'Add Webhook' }));
  expect(await dialog.findByText(fields.url)).toBeTruthy();
  await user.clear(dialog.getByLabelText('Address'));
  await user.type(dialog.getByLabelText('Address'), 'https://hooks.example.org/handraise');
  for (const label of ['Events', 'Documents', 'People']) await user.click(dialog.getByLabelText(label));
  await user.click(dialog.getByRole('button', { name: 'Add Webhook' }));
  expect(await screen.findByLabelText('Secret')).toHaveProperty('value', 'whsec_secret');
  expect(createWebhook.mock.calls[1]?.[1]).toEqual({
    input: { url: 'https://hooks.example.org/handraise', kinds: ['task', 'rsvp'] },
  });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Tasks, RSVPs')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows what was sent, and sends it again from one change on', async () => {
  const replayWebhook = vi.fn((_root: Fields, _args: Fields) => webhook());
  const items = [
    delivery({ id: 'd2', state: 'waiting', attempts: 3, failure: 'It answered 503', since: '41' }),
    delivery(),
  ];
  const { user, router } = await open(
    { webhooks: [webhook()], webhookDeliveries: { items, pageInfo: page } },
    { replayWebhook },
  );
  await user.click(await screen.findByRole('button', { name: /^Deliveries/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries' }));
  expect(router.state.location.search).toBe('?deliveries=hook-1');
  expect(await dialog.findByText(/3 attempts · It answered 503/)).toBeTruthy();
  expect(dialog.getByText('Delivered')).toBeTruthy();
  await user.click(dialog.getAllByRole('button', { name: 'Replay from here' })[1] as HTMLElement);
  expect(await screen.findByText('Changes are being sent')).toBeTruthy();
  expect(replayWebhook.mock.calls[0]?.[1]).toEqual({ id: 'hook-1', since: '40' });
});

it('says why a webhook is disabled, and lets it go on', async () => {
  const replayWebhook = vi.fn((_root: Fields, _args: Fields) => webhook());
  const disabled = webhook({
    state: 'disabled',
    disabledBecause: 'It has failed for 5 days: It answered 503',
  });
  const { user } = await open(
    { webhooks: [disabled], webhookDeliveries: { items: [], pageInfo: page } },
    { replayWebhook },
    '?deliveries=hook-1',
  );
  expect(await screen.findByText('It has failed for 5 days: It answered 503')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(screen.queryByText('Disabled')).toBeNull());
  expect(replayWebhook.mock.calls[0]?.[1]).toEqual({ id: 'hook-1', since: '41' });
});

it('deletes a webhook after asking', async () => {
  const { user } = await open({ webhooks: [webhook()] }, { deleteWebhook: { id: 'hook-1' } });
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  const ask = within(await screen.findByRole('alertdialog'));
  expect(ask.getByText(/hooks.example.org/)).toBeTruthy();
  await user.click(ask.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No webhooks yet')).toBeTruthy();
});

it("ends somebody else's access token", async () => {
  const token = {
    id: 'token-1',
    name: 'Rota',
    scope: 'read',
    hint: 'hr_4fQ8',
    expiresAt: '2027-01-30T12:00:00.000Z',
    lastUsedAt: null,
    ownerName: 'Ben Okafor',
  };
  const { user } = await open(
    { organizationAccessTokens: { items: [token], pageInfo: page } },
    { revokeAccessToken: { id: 'token-1' } },
  );
  expect(await screen.findByText(/Ben Okafor/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Revoke Rota' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(/Nobody in the organization has one/)).toBeTruthy();
});
