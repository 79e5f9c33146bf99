import { IsOptional, Matches, Max, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { Change } from './change.entity.js';

export const wellFormedCursor = /^\d{1,15}$/;

@ArgsType()
export class ChangesArgs {
  @Field(() => String, {
    nullable: true,
    description: 'A cursor from an earlier answer; without it, from the oldest change that is kept.',
  })
  @IsOptional()
  @Matches(wellFormedCursor, { message: 'since must be a cursor from an earlier answer' })
  since?: string | null;

  @Field(() => Int, { defaultValue: 100, description: '1 to 1,000.' })
  @Min(1, { message: 'first must be at least 1' })
  @Max(1_000, { message: 'first must be at most 1,000' })
  first!: number;
}

@ObjectType({ description: 'Some changes of an organization, in the order in which they were committed.' })
export class ChangeBatch {
  @Field(() => [Change])
  items!: Change[];

  @Field(() => String, {
    description: 'Goes into `since` of the next question; the same again when nothing is new.',
  })
  nextCursor!: string;

  @Field(() => Boolean, { description: 'Whether more is there already.' })
  hasMore!: boolean;

  @Field(() => String, {
    description:
      'Of the newest change. Whoever reads everything first notes it before, and goes on from there.',
  })
  latestCursor!: string;
}
