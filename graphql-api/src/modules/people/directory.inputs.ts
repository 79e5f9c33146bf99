import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../../paging.js';
import { DirectoryRoleFilter } from './directory.js';

@ArgsType()
export class DirectoryArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Part of a name or an e-mail, up to 200 characters; case and accents make no difference.',
  })
  @IsOptional()
  @MaxLength(200, { message: 'search must be at most 200 characters' })
  search?: string | null;

  @Field(() => DirectoryRoleFilter, { defaultValue: DirectoryRoleFilter.all })
  role!: DirectoryRoleFilter;
}
