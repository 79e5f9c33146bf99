import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { TODAY } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';

type Fields = Record<string, unknown>;

const token = (fields: Fields): Fields => ({
  scope: 'read',
  hint: 'hr_4fQ8',
  createdAt: '2026-11-01T12:00:00.000Z',
  expiresAt: '2027-01-30T12:00:00.000Z',
  lastUsedAt: null,
  ...fields,
});

const open = (mutations: Fields, myAccessTokens: Fields[] = []) =>
  renderRoute('/profile', 'volunteer', {
    Organization: { id: 'organization-1', timezone: 'America/New_York', today: TODAY },
    Query: {
      viewer: { id: 'person-1', role: 'volunteer', organization: {} },
      myAccessTokens,
      myPastEvents: {
        items: [],
        pageInfo: { currentPage: 1, totalPages: 0, totalItems: 0, itemsPerPage: 5 },
      },
    },
    Mutation: mutations,
  });

it('creates a token, shows its secret once, and lists it', async () => {
  const createAccessToken = vi.fn((_root: Fields, { input }: Fields) => ({
    secret: 'hr_the-secret',
    accessToken: token({ id: 'new', ...(input as Fields) }),
  }));
  const { user } = await open({ createAccessToken });
  const panel = within(await screen.findByRole('region', { name: 'Access tokens' }));
  await user.click(panel.getByRole('button', { name: 'Create Token' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Create Token' }));
  expect(await dialog.findByText('Name is required')).toBeTruthy();
  expect(createAccessToken).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText('Name'), 'Rota');
  await user.selectOptions(dialog.getByLabelText('Access'), 'Read and write');
  await user.selectOptions(dialog.getByLabelText('Expires after'), '30 days');
  await user.click(dialog.getByRole('button', { name: 'Create Token' }));
  expect(await dialog.findByLabelText('Secret')).toHaveProperty('value', 'hr_the-secret');
  expect(createAccessToken.mock.calls[0]?.[1]).toEqual({
    input: { name: 'Rota', scope: 'write', expiresInDays: 30 },
  });
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('hr_the-secret');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await panel.findByText('Rota')).toBeTruthy();
  expect(panel.getByText('Reads and writes')).toBeTruthy();
  expect(document.body.innerHTML).not.toContain('hr_the-secret');
});

it('says why a token was not created, and keeps what was typed', async () => {
  const { user } = await open({
    createAccessToken: new GraphQLError('You have 20 access tokens.', { extensions: { code: 'CONFLICT' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Create Token' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), 'Rota');
  await user.click(dialog.getByRole('button', { name: 'Create Token' }));
  expect(await screen.findByText('Failed to create the access token')).toBeTruthy();
  expect(screen.getByText('You have 20 access tokens.')).toBeTruthy();
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Rota');
});

it('revokes a token after asking, and keeps it when that fails', async () => {
  const away = new GraphQLError('no', { extensions: { code: 'SERVICE_UNAVAILABLE' } });
  const revokeAccessToken = vi.fn().mockReturnValueOnce(away).mockReturnValue({ id: 'rota' });
  const { user } = await open({ revokeAccessToken }, [
    token({ id: 'rota', name: 'Rota', lastUsedAt: '2026-11-20T15:00:00.000Z' }),
    token({ id: 'sync', name: 'Sync' }),
  ]);
  expect(await screen.findByText(/Last used/)).toBeTruthy();
  expect(screen.getByText(/Never used/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Revoke Rota' }));
  const ask = within(await screen.findByRole('alertdialog'));
  await user.click(ask.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Failed to revoke the access token')).toBeTruthy();
  await user.click(ask.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByText('Rota')).toBeNull());
  expect(screen.getByText('Sync')).toBeTruthy();
});
