import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import {
  InvalidRecordArgs,
  InvalidRecordCriteria,
  InvalidRecordPage,
  InvalidRecordsArgs,
} from './invalidRecord.inputs.js';
import { deleteInvalidRecord, deleteInvalidRecords, listInvalidRecords } from './invalidRecord.service.js';

@Resolver()
export class InvalidRecordResolver {
  @Query(() => InvalidRecordPage, { description: 'For admins.' })
  invalidRecords(@Ctx() ctx: Context, @Args(() => InvalidRecordsArgs) args: InvalidRecordsArgs) {
    return listInvalidRecords(ctx, args);
  }

  @Mutation(() => ID, {
    description: 'For admins; the id of the deleted record. NOT_FOUND for a person who has an e-mail.',
  })
  deleteInvalidRecord(@Ctx() ctx: Context, @Args(() => InvalidRecordArgs) { id }: InvalidRecordArgs) {
    return deleteInvalidRecord(ctx, id);
  }

  @Mutation(() => Int, { description: 'For admins; how many records matched and are deleted for good.' })
  deleteInvalidRecords(
    @Ctx() ctx: Context,
    @Arg('criteria', () => InvalidRecordCriteria) criteria: InvalidRecordCriteria,
  ) {
    return deleteInvalidRecords(ctx, criteria);
  }
}
