import { IsUUID } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';

@ArgsType()
export class EndMySessionArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'id must be an id' })
  id!: string;
}
