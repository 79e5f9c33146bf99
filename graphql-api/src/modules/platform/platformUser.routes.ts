import { type Incoming, type Route, route, snakeKeys } from '../../rest.js';
import { emailOf, readNotes } from '../people/person.json.js';
import {
  AddUserInput,
  ChangeUserRoleArgs,
  PlatformUsersArgs,
  UpdateUserInput,
  UserEmailArgs,
} from './platformUser.inputs.js';
import type { PlatformUserRow } from './platformUser.queries.js';
import {
  addUser,
  changeUserRole,
  deleteUser,
  listPlatformUsers,
  updateUser,
} from './platformUser.service.js';

/** Both spellings of names are documented; `notes` is the documented JSON text. */
function platformUserJson(user: PlatformUserRow) {
  const { firstName, lastName, adminNotes } = user;
  return {
    ...snakeKeys(user),
    firstName,
    lastName,
    lastLogin: user.lastLogin,
    organizationId: user.organizationId,
    notes: JSON.stringify({ firstName, lastName, adminNotes }),
  };
}

/** The same for /api/openapi.json. */
const platformUserShape = {
  id: 'ID',
  email: 'String?',
  role: 'UserRole',
  firstName: 'String?',
  lastName: 'String?',
  first_name: 'String?',
  last_name: 'String?',
  phone: 'String?',
  notes: 'String',
  admin_notes: 'String?',
  organizationId: 'ID',
  organization_id: 'ID',
  organization_name: 'String',
  lastLogin: 'DateTime?',
  last_login: 'DateTime?',
  has_personal_password: 'Boolean',
} as const;

/** Notes come as plain text or as the JSON text that REST gives out, names in either spelling. */
function readUserBody({ body }: Incoming) {
  const structured = readNotes(body.notes);
  return {
    role: body.role,
    notes: structured ? structured.adminNotes : body.notes,
    firstName: body.firstName ?? body.first_name ?? structured?.firstName,
    lastName: body.lastName ?? body.last_name ?? structured?.lastName,
    phone: body.phone,
  };
}

export const platformUserRoutes: Route[] = [
  route({
    method: 'get',
    path: '/super-admin/users',
    field: 'platformUsers',
    gives: { users: [platformUserShape], pagination: 'PageInfo' },
    args: PlatformUsersArgs,
    from: ({ query }) => ({ limit: '1000', ...query }),
    answer: async (ctx, args) => {
      const { items, pageInfo } = await listPlatformUsers(ctx, args);
      return { users: items.map(platformUserJson), pagination: snakeKeys(pageInfo) };
    },
  }),
  route({
    method: 'post',
    path: '/super-admin/users',
    field: 'addUser',
    gives: { message: 'String', user: platformUserShape },
    input: AddUserInput,
    from: (incoming) => {
      const { email, organizationId, organization_id } = incoming.body;
      const { role, notes } = readUserBody(incoming);
      return { input: { email, organizationId: organizationId ?? organization_id, role, notes } };
    },
    created: ({ user }) => `/super-admin/users/${encodeURIComponent((user as { email: string }).email)}`,
    answer: async (ctx, { input }) => ({
      message: 'User added successfully!',
      user: platformUserJson(await addUser(ctx, input)),
    }),
  }),
  route({
    method: 'put',
    path: '/super-admin/users/:email/role',
    field: 'changeUserRole',
    gives: { message: 'String', user: platformUserShape },
    args: ChangeUserRoleArgs,
    from: (incoming) => ({ email: emailOf(incoming), role: incoming.body.role }),
    answer: async (ctx, args) => ({
      message: 'User role updated successfully!',
      user: platformUserJson(await changeUserRole(ctx, args)),
    }),
  }),
  route({
    method: 'put',
    path: '/super-admin/users/:email',
    field: 'updateUser',
    gives: { message: 'String', user: platformUserShape },
    args: UserEmailArgs,
    input: UpdateUserInput,
    from: (incoming) => ({ email: emailOf(incoming), input: readUserBody(incoming) }),
    answer: async (ctx, { email, input }) => ({
      message: 'User updated successfully!',
      user: platformUserJson(await updateUser(ctx, email, input)),
    }),
  }),
  route({
    method: 'delete',
    path: '/super-admin/users/:email',
    field: 'deleteUser',
    gives: { message: 'String' },
    args: UserEmailArgs,
    from: (incoming) => ({ email: emailOf(incoming) }),
    answer: async (ctx, { email }) => {
      await deleteUser(ctx, email);
      return { message: 'User deleted successfully!' };
    },
  }),
  route({
    method: 'get',
    path: '/super-admin/users/:organizationId',
    field: 'platformUsers',
    gives: { users: [platformUserShape], pagination: 'PageInfo' },
    args: PlatformUsersArgs,
    from: ({ params, query }) => ({ limit: '1000', ...query, organizationId: params.organizationId }),
    answer: async (ctx, args) => {
      const { items, pageInfo } = await listPlatformUsers(ctx, args);
      return { users: items.map(platformUserJson), pagination: snakeKeys(pageInfo) };
    },
  }),
];
