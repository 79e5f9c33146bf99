import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { UserType } from '../../lib/session';
import { renderRoute, signInAs } from '../../testing/renderRoute';
import { requireUser } from './guard';

const nobody = null;
const everyone = ['super_admin', 'nonprofit_admin', 'volunteer'] as const;

/** Where the guard sends somebody; undefined when it lets them in. */
function sentTo(
  path: string,
  userType: UserType | null,
  allowed: readonly UserType[],
): string | null | undefined {
  signInAs(userType);
  try {
    requireUser(new Request(`https://handraise.test${path}`), allowed);
    return undefined;
  } catch (answer) {
    return answer instanceof Response ? answer.headers.get('location') : 'no redirect';
  }
}

describe('the guard', () => {
  it.each([
    ['/dashboard', ['volunteer']],
    ['/my-tasks', ['volunteer']],
    ['/calendar', ['volunteer', 'nonprofit_admin']],
    ['/admin-dashboard', ['nonprofit_admin']],
    ['/super-admin', ['super_admin']],
  ] as const)('of %s lets in %s and nobody else', (path, allowed) => {
    const homes = {
      super_admin: '/super-admin',
      nonprofit_admin: '/admin-dashboard',
      volunteer: '/dashboard',
    };
    for (const userType of everyone) {
      const welcome = allowed.some((one) => one === userType);
      expect(sentTo(path, userType, allowed)).toBe(welcome ? undefined : homes[userType]);
    }
    expect(sentTo(path, nobody, allowed)).toBe(`/login?next=${encodeURIComponent(path)}`);
  });

  it('sends an unknown kind of user to the sign-in page', () => {
    signInAs('volunteer');
    localStorage.setItem('userType', 'ghost');
    expect(() => requireUser(new Request('https://handraise.test/dashboard'), ['volunteer'])).toThrow();
    expect(sentTo('/dashboard', nobody, ['volunteer'])).toContain('/login');
  });

  it('wants both a token and a user', () => {
    localStorage.setItem('accessToken', 'alone');
    expect(sentTo('/dashboard', nobody, ['volunteer'])).toContain('/login');
  });
});

describe('the route table', () => {
  it('leads from / to the sign-in page', async () => {
    const { router } = await renderRoute('/', nobody);
    await screen.findByRole('button', { name: 'Sign in' });
    expect(router.state.location.pathname).toBe('/login');
  });

  it('takes a signed-in volunteer from the sign-in page to the dashboard', async () => {
    const { router } = await renderRoute('/login');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('asks a visitor to sign in and remembers where they wanted to go', async () => {
    const { router } = await renderRoute('/dashboard?view=month', nobody);
    await screen.findByRole('button', { name: 'Sign in' });
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent('/dashboard?view=month')}`);
  });

  it.each([nobody, ...everyone])('shows an unknown path to %s as not found', async (viewer) => {
    await renderRoute('/nowhere', viewer);
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveProperty('pathname', '/');
  });
});
