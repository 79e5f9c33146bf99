import { IsOptional, IsUUID, MaxLength } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';

/** Longer than any address or password that can be right; what is longer costs time only. */
const maxText = 5_000;

@ArgsType()
export class LoginArgs {
  @Field(() => String)
  @MaxLength(maxText, { message: 'email is too long' })
  email!: string;

  @Field(() => String)
  @MaxLength(maxText, { message: 'password is too long' })
  password!: string;
}

@ArgsType()
export class RefreshSessionArgs {
  @Field(() => String)
  @MaxLength(maxText, { message: 'refreshToken is too long' })
  refreshToken!: string;
}

@ArgsType()
export class CheckEmailArgs {
  @Field(() => String)
  @MaxLength(maxText, { message: 'email is too long' })
  email!: string;
}

@ArgsType()
export class ChangePasswordArgs {
  @Field(() => String, {
    description: "The personal password, or the organization's shared one while no personal one is set.",
  })
  @MaxLength(maxText, { message: 'currentPassword is too long' })
  currentPassword!: string;

  @Field(() => String, { description: 'At least 8 characters.' })
  @MaxLength(maxText, { message: 'newPassword is too long' })
  newPassword!: string;

  @Field(() => String)
  @MaxLength(maxText, { message: 'confirmPassword is too long' })
  confirmPassword!: string;
}

@ArgsType()
export class ChangeOrganizationPasswordArgs {
  @Field(() => String, { description: 'At least 8 characters.' })
  @MaxLength(maxText, { message: 'newPassword is too long' })
  newPassword!: string;

  @Field(() => String)
  @MaxLength(maxText, { message: 'confirmPassword is too long' })
  confirmPassword!: string;

  @Field(() => ID, { nullable: true, description: "Without it, the viewer's own organization." })
  @IsOptional()
  @IsUUID(undefined, { message: 'organizationId must be an id' })
  organizationId?: string | null;
}
