import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { AccessToken } from './accessToken.entity.js';
import {
  AccessTokenPage,
  CreateAccessTokenInput,
  CreatedAccessToken,
  OrganizationAccessTokensArgs,
  RevokeAccessTokenArgs,
} from './accessToken.inputs.js';
import {
  createAccessToken,
  listMyAccessTokens,
  listOrganizationAccessTokens,
  revokeAccessToken,
} from './accessToken.service.js';

@Resolver()
export class AccessTokenResolver {
  @Query(() => [AccessToken], {
    description: 'With which programs act as the viewer; neither expired nor revoked, the newest first.',
  })
  myAccessTokens(@Ctx() ctx: Context) {
    return listMyAccessTokens(ctx);
  }

  @Query(() => AccessTokenPage, {
    description: 'For admins: the same for everybody in their organization.',
  })
  organizationAccessTokens(
    @Ctx() ctx: Context,
    @Args(() => OrganizationAccessTokensArgs) args: OrganizationAccessTokensArgs,
  ) {
    return listOrganizationAccessTokens(ctx, args);
  }

  @Mutation(() => CreatedAccessToken, {
    description: 'At most 20 at a time; CONFLICT beyond. FORBIDDEN to programs that come with a token.',
  })
  createAccessToken(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateAccessTokenInput) input: CreateAccessTokenInput,
  ) {
    return createAccessToken(ctx, input);
  }

  @Mutation(() => AccessToken, {
    description:
      "Ends one's own token or, for admins, anybody's in their organization, with the next request.",
  })
  revokeAccessToken(@Ctx() ctx: Context, @Args(() => RevokeAccessTokenArgs) { id }: RevokeAccessTokenArgs) {
    return revokeAccessToken(ctx, id);
  }
}
