import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../lib/session';
import { renderRoute } from '../../testing/renderRoute';
import { safeNext } from './paths';

const signedIn = {
  success: true,
  user: {
    firstName: 'Maria',
    lastName: 'Not set',
    email: 'maria@harbor.org',
    phone: '555 0100',
    notes: '{}',
    organizationName: 'Harbor Kitchen',
  },
  tokens: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  userType: 'volunteer',
};

/** Answers by path; the calls made are returned as they come. */
function serve(answers: Record<string, [status: number, body: object]>) {
  const calls: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  return calls;
}

async function openLogin(path = '/login') {
  const opened = await renderRoute(path, null);
  const email = await screen.findByRole('textbox', { name: 'Email' });
  const submit = async () => {
    await opened.user.type(email, 'maria@harbor.org');
    await opened.user.type(screen.getByLabelText('Password'), 'secret-word');
    await opened.user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  return { ...opened, email, submit };
}

describe('the sign-in page', () => {
  it('says what it is for and who helps', async () => {
    serve({});
    await openLogin();
    expect(screen.getByText('Sign in to your nonprofit collaboration platform')).toBeTruthy();
    expect(screen.getByText('Need help? Contact your organization administrator')).toBeTruthy();
  });

  it('goes where the person wanted to go, and remembers only what headers show', async () => {
    serve({ '/api/auth/login': [200, signedIn] });
    const { router, submit } = await openLogin('/login?next=%2Fdashboard%3Fview%3Dmonth');
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(router.state.location.search).toBe('?view=month');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
      firstName: 'Maria',
      lastName: null,
      email: 'maria@harbor.org',
      role: 'volunteer',
      organizationName: 'Harbor Kitchen',
    });
    expect(localStorage.getItem('accessToken')).toBe('access-1');
    expect(localStorage.getItem('refreshToken')).toBe('refresh-1');
    expect(localStorage.getItem('userType')).toBe('volunteer');
  });

  it("shows the server's words for a refusal and keeps what was typed", async () => {
    serve({ '/api/auth/login': [401, { success: false, message: 'Invalid email or password' }] });
    const { email, submit } = await openLogin();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password');
    expect(email).toHaveProperty('value', 'maria@harbor.org');
  });

  it("says 'Login failed' when the server says nothing or is away", async () => {
    serve({});
    const { submit } = await openLogin();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Login failed');
  });

  it('checks the address when the field is left', async () => {
    const calls = serve({
      '/api/auth/check-email/no%40harbor.org': [
        200,
        { success: true, allowed: false, organization: null, role: null },
      ],
    });
    const { email, user } = await openLogin();
    await user.type(email, 'nobody');
    await user.tab();
    expect(calls).toEqual([]);
    await user.clear(email);
    await user.type(email, 'no@harbor.org');
    await user.tab();
    expect(await screen.findByText('Email not authorized')).toBeTruthy();
    expect(email.getAttribute('aria-invalid')).toBe('true');
    await user.type(email, 'x');
    expect(screen.queryByText('Email not authorized')).toBeNull();
  });
});

describe('the way back', () => {
  it.each([
    ['/my-tasks?page=2', '/my-tasks?page=2'],
    ['//evil.test/x', null],
    ['/\\evil.test', null],
    ['https://evil.test', null],
    ['javascript:alert(1)', null],
    ['/login', null],
    [null, null],
  ])('%s leads to %s', (next, path) => expect(safeNext(next)).toBe(path));
});

it('tells whoever lost the session before their page had come', async () => {
  clearSession('expired');
  await renderRoute('/login', null);
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy();
  clearSession('signed-out');
});
