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
import { userJson, userShape } from './user.json.js';

const signedInJson = ({ accessToken, refreshToken, viewer }: SignedIn) => ({
  user: userJson(viewer),
  userType: viewer.role,
  tokens: { accessToken, refreshToken },
});

const signedInShape = {
  user: userShape,
  userType: 'UserRole',
  tokens: { accessToken: 'String', refreshToken: 'String' },
} as const;

export const sessionRoutes: Route[] = [
  route({
    method: 'post',
    path: '/auth/login',
    field: 'login',
    gives: { message: 'String', ...signedInShape },
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
    gives: signedInShape,
    isPublic: true,
    args: RefreshSessionArgs,
    answer: async (ctx, { refreshToken }) => signedInJson(await refreshSession(ctx, refreshToken)),
  }),
  route({
    method: 'post',
    path: '/auth/logout',
    field: 'logout',
    gives: { message: 'String' },
    answer: async (ctx) => {
      await logout(ctx);
      return { message: 'Logged out' };
    },
  }),
  route({
    method: 'get',
    path: '/auth/me',
    field: 'viewer',
    gives: { user: userShape, userType: 'UserRole', organizationId: 'ID?' },
    answer: async (ctx) => {
      const user = userJson(await readViewer(ctx));
      return { user, userType: user.role, organizationId: user.organizationId };
    },
  }),
  route({
    method: 'get',
    path: '/auth/check-email/:email',
    field: 'checkEmail',
    gives: { allowed: 'Boolean', organization: 'String?', role: 'UserRole?' },
    isPublic: true,
    args: CheckEmailArgs,
    from: ({ params }) => ({ email: params.email }),
    answer: async (ctx, { email }) => checkEmail(ctx, email),
  }),
  route({
    method: 'get',
    path: '/auth/organizations',
    field: 'organizations',
    gives: { organizations: '[Organization~]' },
    answer: async (ctx) => ({ organizations: await listOrganizations(ctx) }),
  }),
  route({
    method: 'post',
    path: '/auth/change-password',
    field: 'changePassword',
    gives: { message: 'String', user: userShape },
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
    gives: { message: 'String' },
    args: ChangeOrganizationPasswordArgs,
    answer: async (ctx, args) => {
      await changeOrganizationPassword(ctx, args);
      return { message: 'Organization password changed successfully' };
    },
  }),
];
