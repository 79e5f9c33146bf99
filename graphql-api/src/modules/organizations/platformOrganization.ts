import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../paging.js';
import { DateTime } from '../../scalars.js';

@ObjectType({ description: 'An organization as the super administrators see it.' })
export class PlatformOrganization {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => String, { nullable: true })
  website?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  address?: string | null;

  @Field(() => String, { description: 'IANA name.' })
  timezone!: string;

  @Field(() => Boolean, { description: 'Nobody of an inactive organization can sign in.' })
  isActive!: boolean;

  @Field(() => Int, { description: 'People on the whitelist.' })
  userCount!: number;

  @Field(() => Int)
  taskCount!: number;

  @Field(() => Int)
  documentCount!: number;

  @Field(() => DateTime)
  createdAt!: string;

  @Field(() => DateTime)
  updatedAt!: string;
}

@ObjectType()
export class PlatformOrganizationPage {
  @Field(() => [PlatformOrganization])
  items!: PlatformOrganization[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

export enum OrganizationSort {
  name = 'name',
  created_at = 'created_at',
  user_count = 'user_count',
}
registerEnumType(OrganizationSort, { name: 'OrganizationSort' });

export enum OrganizationStatusFilter {
  all = 'all',
  active = 'active',
  inactive = 'inactive',
}
registerEnumType(OrganizationStatusFilter, { name: 'OrganizationStatusFilter' });
