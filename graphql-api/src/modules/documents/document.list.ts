import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../paging.js';
import { Document, DocumentCategory } from './document.entity.js';

@ObjectType({ description: 'How many documents of a category the viewer may see.' })
export class DocumentCategoryCount {
  @Field(() => DocumentCategory)
  category!: DocumentCategory;

  @Field(() => Int, { description: 'At least 1: a category without documents is left out.' })
  count!: number;
}

@ObjectType()
export class DocumentPage {
  @Field(() => [Document], { description: 'Pinned ones first, then the newest.' })
  items!: Document[];

  @Field(() => [DocumentCategoryCount], {
    description: 'By name of the category; counts what the search finds, whichever category is chosen.',
  })
  categories!: DocumentCategoryCount[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
