import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { ImportVolunteersArgs, ImportVolunteersResult } from './volunteer.import.inputs.js';
import { importVolunteers } from './volunteer.import.service.js';

@Resolver()
export class VolunteerImportResolver {
  @Mutation(() => ImportVolunteersResult, {
    description:
      'For admins. All rows are added or none: one wrong or duplicate row, or a dry run, saves nothing.',
  })
  importVolunteers(@Ctx() ctx: Context, @Args(() => ImportVolunteersArgs) args: ImportVolunteersArgs) {
    return importVolunteers(ctx, args);
  }
}
