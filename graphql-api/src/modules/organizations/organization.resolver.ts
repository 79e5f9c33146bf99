import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { Organization } from './organization.entity.js';
import { listOrganizations } from './organization.service.js';

@Resolver()
export class OrganizationResolver {
  @Query(() => [Organization], {
    description: 'All of them for a super administrator, the own one for everybody else; by name.',
  })
  organizations(@Ctx() ctx: Context) {
    return listOrganizations(ctx);
  }
}
