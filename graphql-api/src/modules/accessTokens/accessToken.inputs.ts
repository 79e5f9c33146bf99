import { IsUUID, Matches, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PageArgs, PageInfo } from '../../paging.js';
import { MaxCharacters, somethingToSee } from '../../text.js';
import { AccessToken, AccessTokenScope } from './accessToken.entity.js';

@InputType()
export class CreateAccessTokenInput {
  @Field(() => String, { description: '1 to 100 characters: what it is for.' })
  @Matches(somethingToSee, { message: 'Name is required' })
  @MaxCharacters(100, { message: 'name must be at most 100 characters' })
  name!: string;

  @Field(() => AccessTokenScope, { defaultValue: AccessTokenScope.read })
  scope!: AccessTokenScope;

  @Field(() => Int, { defaultValue: 90, description: '1 to 366.' })
  @Min(1, { message: 'expiresInDays must be at least 1' })
  @Max(366, { message: 'expiresInDays must be at most 366' })
  expiresInDays!: number;
}

@ArgsType()
export class RevokeAccessTokenArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'id must be an id' })
  id!: string;
}

@ArgsType()
export class OrganizationAccessTokensArgs extends PageArgs {}

@ObjectType({ description: 'A new access token; its secret is shown this once.' })
export class CreatedAccessToken {
  @Field(() => AccessToken)
  accessToken!: AccessToken;

  @Field(() => String, { description: 'Goes into the header `Authorization: Bearer hr_…`. Kept nowhere.' })
  secret!: string;
}

@ObjectType()
export class AccessTokenPage {
  @Field(() => [AccessToken], { description: 'The newest first.' })
  items!: AccessToken[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
