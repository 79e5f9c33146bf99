import { IsUUID } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { PageArgs, PageInfo } from '../../paging.js';
import { MaxCharacters } from '../../text.js';
import { DirectoryEntry } from './directory.js';
import { MemberRole } from './memberRole.js';

@ArgsType()
export class InvalidRecordsArgs extends PageArgs {}

@ObjectType({ description: 'Records without an e-mail: nobody can sign in with them.' })
export class InvalidRecordPage {
  @Field(() => [DirectoryEntry], { description: 'By name; those without one stand last.' })
  items!: DirectoryEntry[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ArgsType()
export class InvalidRecordArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'id must be an id' })
  id!: string;
}

@InputType({
  description:
    'A record is deleted when it matches everything that is given. An empty text matches records that have none; ' +
    'empty texts alone tell no record apart and are refused.',
})
export class InvalidRecordCriteria {
  @Field(() => MemberRole, { nullable: true })
  role?: MemberRole | null;

  @Field(() => String, { nullable: true, description: 'The whole notes.' })
  @MaxCharacters(5_000, { message: 'notes must be at most 5,000 characters' })
  notes?: string | null;

  @Field(() => String, { nullable: true })
  @MaxCharacters(100, { message: 'firstName must be at most 100 characters' })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  @MaxCharacters(100, { message: 'lastName must be at most 100 characters' })
  lastName?: string | null;
}
