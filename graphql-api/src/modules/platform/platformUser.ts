import { Field, ID, ObjectType } from 'type-graphql';
import { PageInfo } from '../../paging.js';
import { DateTime } from '../../scalars.js';
import { UserRole } from '../people/user.entity.js';

@ObjectType({ description: 'A member of any organization, as the super administrators see them.' })
export class PlatformUser {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: 'null on imported records without one.' })
  email?: string | null;

  @Field(() => UserRole)
  role!: UserRole;

  @Field(() => ID)
  organizationId!: string;

  @Field(() => String)
  organizationName!: string;

  @Field(() => String, { nullable: true })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  lastName?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  adminNotes?: string | null;

  @Field(() => DateTime, { nullable: true })
  lastLogin?: string | null;

  @Field(() => Boolean)
  hasPersonalPassword!: boolean;
}

@ObjectType()
export class PlatformUserPage {
  @Field(() => [PlatformUser])
  items!: PlatformUser[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
