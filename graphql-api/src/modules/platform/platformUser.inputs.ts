import { IsOptional, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { PageArgs } from '../../paging.js';
import { MaxCharacters } from '../../text.js';
import { MemberRole } from '../people/memberRole.js';

@ArgsType()
export class PlatformUsersArgs extends PageArgs {
  @Field(() => ID, { nullable: true })
  @IsOptional()
  @IsUUID(undefined, { message: 'organizationId must be an id' })
  organizationId?: string | null;

  @Field(() => MemberRole, { nullable: true })
  role?: MemberRole | null;

  @Field(() => String, { nullable: true, description: 'A part of the name or the e-mail.' })
  @IsOptional()
  @MaxLength(200, { message: 'search must be at most 200 characters' })
  search?: string | null;

  @Field(() => Int, { defaultValue: 50, description: '1 to 1,000.' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(1_000, { message: 'limit must be at most 1,000' })
  override limit!: number;
}

@InputType()
export class AddUserInput {
  @Field(() => String)
  @MaxLength(500, { message: 'E-mail is too long' })
  email!: string;

  @Field(() => MemberRole, { defaultValue: MemberRole.volunteer })
  role!: MemberRole;

  @Field(() => ID)
  @IsUUID(undefined, { message: 'Organization is required' })
  organizationId!: string;

  @Field(() => String, { nullable: true, description: 'Seen by admins only.' })
  @IsOptional()
  @MaxCharacters(5_000, { message: 'Notes must be at most 5,000 characters' })
  notes?: string | null;
}

@InputType({ description: 'What is left out stays.' })
export class UpdateUserInput {
  @Field(() => MemberRole, { nullable: true })
  role?: MemberRole | null;

  @Field(() => String, { nullable: true, description: 'Seen by admins only.' })
  @IsOptional()
  @MaxCharacters(5_000, { message: 'Notes must be at most 5,000 characters' })
  notes?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxCharacters(100, { message: 'First name must be at most 100 characters' })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxCharacters(100, { message: 'Last name must be at most 100 characters' })
  lastName?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxCharacters(50, { message: 'Phone must be at most 50 characters' })
  phone?: string | null;
}

@ArgsType()
export class UserEmailArgs {
  @Field(() => String)
  @MaxLength(500, { message: 'E-mail is too long' })
  email!: string;
}

@ArgsType()
export class ChangeUserRoleArgs extends UserEmailArgs {
  @Field(() => MemberRole)
  role!: MemberRole;
}
