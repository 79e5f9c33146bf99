import { IsOptional, IsTimeZone, IsUrl, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { PageArgs, SortOrder } from '../../paging.js';
import { MaxCharacters } from '../../text.js';
import { OrganizationSort, OrganizationStatusFilter } from './platformOrganization.js';

const web = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

@InputType()
abstract class OrganizationFields {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxCharacters(10_000, { message: 'Description must be at most 10,000 characters' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'An http or https address.' })
  @IsOptional()
  @MaxLength(2_000, { message: 'Website must be at most 2,000 characters' })
  @IsUrl(web, { message: 'Website must be a web address such as https://example.org' })
  website?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxCharacters(50, { message: 'Phone must be at most 50 characters' })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxCharacters(300, { message: 'Address must be at most 300 characters' })
  address?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name; America/New_York when left out on creation.',
  })
  @IsOptional()
  @IsTimeZone({ message: 'Time zone must be a name such as America/New_York' })
  timezone?: string | null;
}

@InputType()
export class CreateOrganizationInput extends OrganizationFields {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxCharacters(200, { message: 'Organization name must be at most 200 characters' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The password its members share, at least 8 characters.',
  })
  @IsOptional()
  @MaxLength(5_000, { message: 'Password is too long' })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the first admin.' })
  @IsOptional()
  @MaxLength(500, { message: 'Admin e-mail is too long' })
  nonprofitAdminEmail?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxCharacters(5_000, { message: 'Admin notes must be at most 5,000 characters' })
  nonprofitAdminNotes?: string | null;
}

@InputType({ description: 'What is left out stays.' })
export class UpdateOrganizationInput extends OrganizationFields {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxCharacters(200, { message: 'Organization name must be at most 200 characters' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Blank keeps the current one.' })
  @IsOptional()
  @MaxLength(5_000, { message: 'Password is too long' })
  password?: string | null;
}

@ArgsType()
export class OrganizationIdArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'id must be an id' })
  id!: string;
}

@ArgsType()
export class SetOrganizationStatusArgs extends OrganizationIdArgs {
  @Field(() => Boolean)
  isActive!: boolean;
}

@ArgsType()
export class PlatformOrganizationsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'A part of the name, whatever its case and accents.' })
  @IsOptional()
  @MaxLength(200, { message: 'search must be at most 200 characters' })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'This one alone.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'id must be an id' })
  id?: string | null;

  @Field(() => OrganizationStatusFilter, { defaultValue: OrganizationStatusFilter.all })
  status!: OrganizationStatusFilter;

  @Field(() => OrganizationSort, { defaultValue: OrganizationSort.name })
  sortBy!: OrganizationSort;

  @Field(() => SortOrder, { defaultValue: SortOrder.asc })
  sortOrder!: SortOrder;

  @Field(() => Int, { defaultValue: 50, description: '1 to 1,000.' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(1_000, { message: 'limit must be at most 1,000' })
  override limit!: number;
}
