import { type Route, route, snakeKeys } from '../../rest.js';
import {
  createOrganization,
  listPlatformOrganizations,
  setOrganizationStatus,
  updateOrganization,
} from './organization.editing.service.js';
import {
  CreateOrganizationInput,
  OrganizationIdArgs,
  PlatformOrganizationsArgs,
  SetOrganizationStatusArgs,
  UpdateOrganizationInput,
} from './organization.inputs.js';

export const platformOrganizationRoutes: Route[] = [
  route({
    method: 'get',
    path: '/super-admin/organizations',
    field: 'platformOrganizations',
    gives: { organizations: '[PlatformOrganization]', pagination: 'PageInfo' },
    args: PlatformOrganizationsArgs,
    // The documented call takes no query and gets them all, as far as one answer may hold.
    from: ({ query }) => ({ limit: '1000', ...query }),
    answer: async (ctx, args) => {
      const { items, pageInfo } = await listPlatformOrganizations(ctx, args);
      return { organizations: items.map(snakeKeys), pagination: snakeKeys(pageInfo) };
    },
  }),
  route({
    method: 'post',
    path: '/super-admin/organizations',
    field: 'createOrganization',
    gives: { message: 'String', organization: 'PlatformOrganization' },
    input: CreateOrganizationInput,
    from: ({ body }) => ({ input: body }),
    created: ({ organization }) => `/super-admin/organizations/${(organization as { id: string }).id}`,
    answer: async (ctx, { input }) => ({
      message: 'Organization created successfully!',
      organization: snakeKeys(await createOrganization(ctx, input)),
    }),
  }),
  route({
    method: 'put',
    path: '/super-admin/organizations/:id',
    field: 'updateOrganization',
    gives: { message: 'String', organization: 'PlatformOrganization' },
    args: OrganizationIdArgs,
    input: UpdateOrganizationInput,
    from: ({ params, body }) => ({ id: params.id, input: body }),
    answer: async (ctx, { id, input }) => ({
      message: 'Organization updated successfully!',
      organization: snakeKeys(await updateOrganization(ctx, id, input)),
    }),
  }),
  route({
    method: 'put',
    path: '/super-admin/organizations/:id/status',
    field: 'setOrganizationStatus',
    gives: { message: 'String', organization: 'PlatformOrganization' },
    takes: { is_active: 'Boolean' },
    args: SetOrganizationStatusArgs,
    from: ({ params, body }) => ({ id: params.id, isActive: body.is_active }),
    answer: async (ctx, args) => {
      const organization = await setOrganizationStatus(ctx, args);
      return {
        message: `Organization ${args.isActive ? 'activated' : 'deactivated'} successfully!`,
        organization: snakeKeys(organization),
      };
    },
  }),
];
