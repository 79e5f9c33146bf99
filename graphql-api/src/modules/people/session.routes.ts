import { type Route, route } from '../../rest.js';
import { listOrganizations } from '../organizations/organization.service.js';
import { changeOrganizationPassword, changePassword } from './password.service.js';
import {
  ChangeOrganizationPasswordArgs,
  ChangePasswordArgs,
  CheckEmailArgs,
  LoginArgs,
  RefreshSessionArgs,
} from './session.inputs.js';
import { checkEmail, login, logout, readViewer, refreshSession, type SignedIn } from './session.service.js';
import { userJson } from './user.json.js';

const signedInJson = ({ accessToken, refreshToken, viewer }: SignedIn) => ({
  user: userJson(viewer),
  userType: viewer.role,
  tokens: { accessToken, refreshToken },
});

export const sessionRoutes: Route[] = [
  route({
    method: 'post',
    path: '/auth/login',
    field: 'login',
    isPublic: true,
    args: LoginArgs,
    answer: async (ctx, { email, password }) => ({
      message: 'Login successful',
      ...signedInJson(await login(ctx, email, password)),
    }),
  }),
  route({
    method: 'post',
    path: '/auth/refresh',
    field: 'refreshSession',
    isPublic: true,
    args: RefreshSessionArgs,
    answer: async (ctx, { refreshToken }) => signedInJson(await refreshSession(ctx, refreshToken)),
  }),
  route({
    method: 'post',
    path: '/auth/logout',
    field: 'logout',
    answer: async (ctx) => {
      await logout(ctx);
      return { message: 'Logged out' };
    },
  }),
  route({
    method: 'get',
    path: '/auth/me',
    field: 'viewer',
    answer: async (ctx) => {
      const user = userJson(await readViewer(ctx));
      return { user, userType: user.role, organizationId: user.organizationId };
    },
  }),
  route({
    method: 'get',
    path: '/auth/check-email/:email',
    field: 'checkEmail',
    isPublic: true,
    args: CheckEmailArgs,
    from: ({ params }) => ({ email: params.email }),
    answer: async (ctx, { email }) => checkEmail(ctx, email),
  }),
  route({
    method: 'get',
    path: '/auth/organizations',
    field: 'organizations',
    answer: async (ctx) => ({ organizations: await listOrganizations(ctx) }),
  }),
  route({
    method: 'post',
    path: '/auth/change-password',
    field: 'changePassword',
    args: ChangePasswordArgs,
    answer: async (ctx, args) => ({
      message: 'Password changed successfully',
      user: userJson(await changePassword(ctx, args)),
    }),
  }),
  route({
    method: 'post',
    path: '/auth/change-org-password',
    field: 'changeOrganizationPassword',
    args: ChangeOrganizationPasswordArgs,
    answer: async (ctx, args) => {
      await changeOrganizationPassword(ctx, args);
      return { message: 'Organization password changed successfully' };
    },
  }),
];
