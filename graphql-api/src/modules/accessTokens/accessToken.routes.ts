import { camelKeys, type Route, route, snakeKeys } from '../../rest.js';
import {
  CreateAccessTokenInput,
  OrganizationAccessTokensArgs,
  RevokeAccessTokenArgs,
} from './accessToken.inputs.js';
import {
  createAccessToken,
  listMyAccessTokens,
  listOrganizationAccessTokens,
  revokeAccessToken,
} from './accessToken.service.js';

export const accessTokenRoutes: Route[] = [
  route({
    method: 'get',
    path: '/auth/tokens',
    field: 'myAccessTokens',
    gives: { tokens: '[AccessToken]' },
    answer: async (ctx) => ({ tokens: (await listMyAccessTokens(ctx)).map(snakeKeys) }),
  }),
  route({
    method: 'post',
    path: '/auth/tokens',
    field: 'createAccessToken',
    gives: { message: 'String', token: 'AccessToken', secret: 'String?' },
    spelling: 'snake',
    input: CreateAccessTokenInput,
    from: ({ body }) => ({ input: camelKeys(body) }),
    created: ({ token }) => `/auth/tokens/${(token as { id: string }).id}`,
    answer: async (ctx, { input }) => {
      const { accessToken, secret } = await createAccessToken(ctx, input);
      return {
        message: 'Access token created. Copy the secret now: it is not shown again',
        token: snakeKeys(accessToken),
        secret,
      };
    },
  }),
  route({
    method: 'delete',
    path: '/auth/tokens/:id',
    field: 'revokeAccessToken',
    gives: { message: 'String' },
    args: RevokeAccessTokenArgs,
    from: ({ params }) => ({ id: params.id }),
    answer: async (ctx, { id }) => {
      await revokeAccessToken(ctx, id);
      return { message: 'Access token revoked' };
    },
  }),
  route({
    method: 'get',
    path: '/admin/tokens',
    field: 'organizationAccessTokens',
    gives: { tokens: '[AccessToken]', pagination: 'PageInfo' },
    args: OrganizationAccessTokensArgs,
    answer: async (ctx, args) => {
      const { items, pageInfo } = await listOrganizationAccessTokens(ctx, args);
      return { tokens: items.map(snakeKeys), pagination: snakeKeys(pageInfo) };
    },
  }),
];
