import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { client } from '../apollo/client';
import { saveSession, type UserType } from '../lib/session';
// biome-ignore lint/style/noRestrictedImports: tests open paths just as app.tsx does
import { routes } from '../router';
import { type ResolversByType, schemaLink } from './schemaLink';

/** Signs in as a kind of user, or as nobody, without a server. */
export function signInAs(userType: UserType | null): void {
  localStorage.clear();
  if (!userType) return;
  const user = {
    firstName: 'Maria',
    lastName: 'Lopez',
    email: 'maria@harbor.org',
    organizationName: 'Harbor Kitchen',
  };
  saveSession({ accessToken: 'access-1', refreshToken: 'refresh-1' }, user, userType);
}

/** Opens a path of the real route table, with a server made of the real schema and what `resolvers` say. */
export async function renderRoute(
  path: string,
  viewer: UserType | null = 'volunteer',
  resolvers: ResolversByType = {},
) {
  signInAs(viewer);
  await client.clearStore();
  client.setLink(schemaLink(resolvers));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const user = userEvent.setup();
  render(<RouterProvider router={router} />);
  return { router, user };
}
