import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import {
  AddUserInput,
  ChangeUserRoleArgs,
  PlatformUsersArgs,
  UpdateUserInput,
  UserEmailArgs,
} from './platformUser.inputs.js';
import { PlatformUser, PlatformUserPage } from './platformUser.js';
import {
  addUser,
  changeUserRole,
  deleteUser,
  listPlatformUsers,
  updateUser,
} from './platformUser.service.js';

@Resolver()
export class PlatformUserResolver {
  @Query(() => PlatformUserPage, {
    description: 'The members of all organizations, for super administrators; by name.',
  })
  platformUsers(@Ctx() ctx: Context, @Args(() => PlatformUsersArgs) args: PlatformUsersArgs) {
    return listPlatformUsers(ctx, args);
  }

  @Mutation(() => PlatformUser, { description: 'CONFLICT for an address in use anywhere.' })
  addUser(@Ctx() ctx: Context, @Arg('input', () => AddUserInput) input: AddUserInput) {
    return addUser(ctx, input);
  }

  @Mutation(() => PlatformUser, { description: 'E-mail and organization are read-only.' })
  updateUser(
    @Ctx() ctx: Context,
    @Args(() => UserEmailArgs) { email }: UserEmailArgs,
    @Arg('input', () => UpdateUserInput) input: UpdateUserInput,
  ) {
    return updateUser(ctx, email, input);
  }

  @Mutation(() => PlatformUser, {
    description:
      'Counts from the next request of the person. CONFLICT for the last admin of an organization.',
  })
  changeUserRole(@Ctx() ctx: Context, @Args(() => ChangeUserRoleArgs) args: ChangeUserRoleArgs) {
    return changeUserRole(ctx, args);
  }

  @Mutation(() => Boolean, { description: 'For good: what the person did stays, with the name blanked.' })
  deleteUser(@Ctx() ctx: Context, @Args(() => UserEmailArgs) { email }: UserEmailArgs) {
    return deleteUser(ctx, email);
  }
}
