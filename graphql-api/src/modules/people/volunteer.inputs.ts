import { IsUUID, Matches, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { MaxCharacters } from '../../text.js';
import { MemberRole } from './memberRole.js';

const tooLong = { message: 'name must be at most 200 characters' };
const notesTooLong = { message: 'notes must be at most 5,000 characters' };

@InputType()
export class AddVolunteerInput {
  @Field(() => String, {
    description: 'First and last name, divided at the last blank; 1 to 200 characters.',
  })
  @Matches(/\S/, { message: 'Name is required' })
  @MaxCharacters(200, tooLong)
  name!: string;

  @Field(() => String)
  @Matches(/\S/, { message: 'E-mail is required' })
  @MaxLength(500, { message: 'E-mail is too long' })
  email!: string;

  @Field(() => MemberRole, { defaultValue: MemberRole.volunteer })
  role!: MemberRole;

  @Field(() => String, { nullable: true, description: 'Up to 5,000 characters, for admins only.' })
  @MaxCharacters(5_000, notesTooLong)
  notes?: string | null;
}

@InputType({
  description: 'What is left out stays as it is; null empties the notes. The e-mail cannot be changed.',
})
export class UpdateVolunteerInput {
  @Field(() => String, {
    nullable: true,
    description:
      'First and last name, divided at the last blank unless it is the same name; 1 to 200 characters.',
  })
  @Matches(/\S/, { message: 'Name is required' })
  @MaxCharacters(200, tooLong)
  name?: string | null;

  @Field(() => MemberRole, { nullable: true })
  role?: MemberRole | null;

  @Field(() => String, { nullable: true, description: 'Up to 5,000 characters, for admins only.' })
  @MaxCharacters(5_000, notesTooLong)
  notes?: string | null;
}

@ArgsType()
export class VolunteerArgs {
  @Field(() => String, { description: 'Who is meant; upper and lower case make no difference.' })
  @MaxLength(500, { message: 'E-mail is too long' })
  email!: string;
}

@ArgsType()
export class RemoveVolunteerArgs extends VolunteerArgs {
  @Matches(/\S/, { message: 'Cannot remove volunteer: email is missing' })
  declare email: string;
}

@ArgsType()
export class ResetPersonalPasswordArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'userId must be an id' })
  userId!: string;
}
