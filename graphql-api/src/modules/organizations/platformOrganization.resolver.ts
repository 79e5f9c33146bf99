import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
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
import { PlatformOrganization, PlatformOrganizationPage } from './platformOrganization.js';

@Resolver()
export class PlatformOrganizationResolver {
  @Query(() => PlatformOrganizationPage, { description: 'All organizations, for super administrators.' })
  platformOrganizations(
    @Ctx() ctx: Context,
    @Args(() => PlatformOrganizationsArgs) args: PlatformOrganizationsArgs,
  ) {
    return listPlatformOrganizations(ctx, args);
  }

  @Mutation(() => PlatformOrganization, {
    description:
      'Organization, shared password and first admin, all or nothing. CONFLICT for an address in use.',
  })
  createOrganization(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateOrganizationInput) input: CreateOrganizationInput,
  ) {
    return createOrganization(ctx, input);
  }

  @Mutation(() => PlatformOrganization)
  updateOrganization(
    @Ctx() ctx: Context,
    @Args(() => OrganizationIdArgs) { id }: OrganizationIdArgs,
    @Arg('input', () => UpdateOrganizationInput) input: UpdateOrganizationInput,
  ) {
    return updateOrganization(ctx, id, input);
  }

  @Mutation(() => PlatformOrganization, {
    description: 'Deactivating ends the sessions of all members; activating again does not revive them.',
  })
  setOrganizationStatus(
    @Ctx() ctx: Context,
    @Args(() => SetOrganizationStatusArgs) args: SetOrganizationStatusArgs,
  ) {
    return setOrganizationStatus(ctx, args);
  }
}
