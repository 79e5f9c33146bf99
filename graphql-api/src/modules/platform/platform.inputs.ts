import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';

@ArgsType()
export class PlatformAnalyticsArgs {
  @Field(() => Int, { defaultValue: 12, description: '1 to 36, this month included.' })
  @Min(1, { message: 'months must be at least 1' })
  @Max(36, { message: 'months must be at most 36' })
  months!: number;
}
