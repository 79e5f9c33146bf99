import { Args, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { DateTime, LocalDate } from '../../scalars.js';
import { Organization } from '../organizations/organization.entity.js';
import { changeOrganizationPassword, changePassword } from './password.service.js';
import {
  ChangeOrganizationPasswordArgs,
  ChangePasswordArgs,
  CheckEmailArgs,
  LoginArgs,
  RefreshSessionArgs,
} from './session.inputs.js';
import { checkEmail, login, logout, readViewer, refreshSession } from './session.service.js';
import { UserRole } from './user.entity.js';

@ObjectType({ description: 'The signed-in person, with the fields that only they may see.' })
export class Viewer {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  lastName?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  address?: string | null;

  @Field(() => LocalDate, { nullable: true })
  birthday?: string | null;

  @Field(() => UserRole)
  role!: UserRole;

  @Field(() => Organization, { nullable: true, description: 'null for a super administrator.' })
  organization?: Organization | null;

  @Field(() => DateTime)
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'The sign-in before this one.' })
  lastLogin?: string | null;

  @Field(() => Boolean, {
    description: "Once set, only the personal password opens the account, no longer the organization's.",
  })
  hasPersonalPassword!: boolean;
}

@ObjectType({ description: 'A fresh pair of tokens and the person they belong to.' })
export class Session {
  @Field(() => String, { description: 'Bearer token, good for 15 minutes.' })
  accessToken!: string;

  @Field(() => String, {
    description: 'Good for one exchange by refreshSession, within 30 days of the sign-in.',
  })
  refreshToken!: string;

  @Field(() => Viewer)
  viewer!: Viewer;
}

@ObjectType({ description: 'Whether an address may sign in; unknown, removed and inactive look alike.' })
export class EmailCheck {
  @Field(() => Boolean)
  allowed!: boolean;

  @Field(() => String, { nullable: true, description: 'Name of the organization.' })
  organization?: string | null;

  @Field(() => UserRole, { nullable: true })
  role?: UserRole | null;
}

@Resolver()
export class SessionResolver {
  @Query(() => Viewer)
  viewer(@Ctx() ctx: Context) {
    return readViewer(ctx);
  }

  @Query(() => EmailCheck, { description: 'Public, and limited to 20 a minute from one address.' })
  checkEmail(@Ctx() ctx: Context, @Args(() => CheckEmailArgs) { email }: CheckEmailArgs) {
    return checkEmail(ctx, email);
  }

  @Mutation(() => Session, {
    description: 'Public. UNAUTHENTICATED for any wrong pair, RATE_LIMITED after five.',
  })
  login(@Ctx() ctx: Context, @Args(() => LoginArgs) { email, password }: LoginArgs) {
    return login(ctx, email, password);
  }

  @Mutation(() => Session, {
    description: 'Public. A token that was exchanged longer than 10 seconds ago ends its whole session.',
  })
  refreshSession(@Ctx() ctx: Context, @Args(() => RefreshSessionArgs) { refreshToken }: RefreshSessionArgs) {
    return refreshSession(ctx, refreshToken);
  }

  @Mutation(() => Boolean, { description: 'Ends this session; other devices stay signed in.' })
  logout(@Ctx() ctx: Context) {
    return logout(ctx);
  }

  @Mutation(() => Viewer, {
    description: 'Sets the personal password and ends all other sessions of the person.',
  })
  changePassword(@Ctx() ctx: Context, @Args(() => ChangePasswordArgs) args: ChangePasswordArgs) {
    return changePassword(ctx, args);
  }

  @Mutation(() => Boolean, {
    description: 'For admins. Ends every session of the organization but this one.',
  })
  changeOrganizationPassword(
    @Ctx() ctx: Context,
    @Args(() => ChangeOrganizationPasswordArgs) args: ChangeOrganizationPasswordArgs,
  ) {
    return changeOrganizationPassword(ctx, args);
  }
}
