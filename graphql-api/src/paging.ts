import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';

@ObjectType({ description: 'Where a page stands in its list.' })
export class PageInfo {
  @Field(() => Int, { description: 'From 1.' })
  currentPage!: number;

  @Field(() => Int)
  totalPages!: number;

  @Field(() => Int, { description: 'How many items the viewer may see on all pages together.' })
  totalItems!: number;

  @Field(() => Int)
  itemsPerPage!: number;
}

export enum SortOrder {
  asc = 'asc',
  desc = 'desc',
}
registerEnumType(SortOrder, { name: 'SortOrder' });

@ArgsType()
export abstract class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'From 1; a page behind the last one is empty.' })
  @Min(1, { message: 'page must be at least 1' })
  @Max(1_000_000, { message: 'page must be at most 1,000,000' })
  page!: number;

  @Field(() => Int, { defaultValue: 20, description: '1 to 100.' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(100, { message: 'limit must be at most 100' })
  limit!: number;
}

/** Describes one page of a list of so many items. */
export function pageInfo({ page, limit }: PageArgs, totalItems: number): PageInfo {
  return { currentPage: page, totalPages: Math.ceil(totalItems / limit), totalItems, itemsPerPage: limit };
}

/** How many items stand before a page. */
export function offsetOf({ page, limit }: PageArgs): number {
  return (page - 1) * limit;
}
