import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../paging.js';
import { DateTime } from '../../scalars.js';
import { Organization } from '../organizations/organization.entity.js';
import { UserRole } from './user.entity.js';

export enum DirectoryRoleFilter {
  all = 'all',
  nonprofit_admin = 'nonprofit_admin',
  volunteer = 'volunteer',
}
registerEnumType(DirectoryRoleFilter, { name: 'DirectoryRoleFilter' });

@ObjectType({ description: 'A person of the organization as its members see them.' })
export class DirectoryEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  lastName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'null on an invalid record, which only admins see.',
  })
  email?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => UserRole)
  role!: UserRole;

  @Field(() => String, { nullable: true, description: "The admins' notes; null for everybody else." })
  notes?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'For admins; null for everybody else.' })
  lastLogin?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'For admins: whether a personal password of their own opens the account, which they can reset; null for everybody else.',
  })
  hasPersonalPassword?: boolean | null;
}

@ObjectType({ description: 'The people of the whole organization, whatever the search and the filter.' })
export class DirectoryCounts {
  @Field(() => Int)
  total!: number;

  @Field(() => Int)
  admins!: number;

  @Field(() => Int)
  volunteers!: number;
}

@ObjectType()
export class Directory {
  @Field(() => Organization)
  organization!: Organization;

  @Field(() => [DirectoryEntry], { description: 'By name; people without one stand last.' })
  items!: DirectoryEntry[];

  @Field(() => DirectoryCounts)
  counts!: DirectoryCounts;

  @Field(() => PageInfo, { description: 'Of those whom search and filter leave.' })
  pageInfo!: PageInfo;
}
