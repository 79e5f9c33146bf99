import { IsUUID, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';

@ArgsType()
export class RecentDocumentsArgs {
  @Field(() => Int, { defaultValue: 5, description: '1 to 100.' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(100, { message: 'limit must be at most 100' })
  limit!: number;
}

@ArgsType()
export class DocumentArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'id must be an id' })
  id!: string;
}
