import { IsOptional, Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { LocalDate } from '../../scalars.js';
import { MaxCharacters, somethingToSee } from '../../text.js';

@InputType({ description: 'A field that is left out stays as it is; null or a blank text empties it.' })
export class UpdateProfileInput {
  @Field(() => String, { description: 'Up to 100 characters.' })
  @MaxCharacters(100, { message: 'First name must be at most 100 characters' })
  @Matches(somethingToSee, { message: 'First name is required' })
  firstName!: string;

  @Field(() => String, { description: 'Up to 100 characters.' })
  @MaxCharacters(100, { message: 'Last name must be at most 100 characters' })
  @Matches(somethingToSee, { message: 'Last name is required' })
  lastName!: string;

  @Field(() => String, {
    description:
      'Another address than the present one is accepted from people with a personal password, who give it too.',
  })
  @MaxLength(500, { message: 'Email is too long' })
  @Matches(/\S/, { message: 'Email is required' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Needed to change the e-mail only.' })
  @IsOptional()
  @MaxLength(5_000, { message: 'currentPassword is too long' })
  currentPassword?: string | null;

  @Field(() => String, { nullable: true, description: 'Up to 50 characters.' })
  @IsOptional()
  @MaxCharacters(50, { message: 'Phone must be at most 50 characters' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Up to 300 characters.' })
  @IsOptional()
  @MaxCharacters(300, { message: 'Address must be at most 300 characters' })
  address?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Not in the future.' })
  birthday?: string | null;
}
