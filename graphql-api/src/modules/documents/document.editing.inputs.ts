import { Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { MaxCharacters } from '../../text.js';
import { DocumentCategory, DocumentVisibility } from './document.entity.js';

@InputType({ description: 'What is left out stays as it is; null empties the description.' })
export class UpdateDocumentInput {
  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  @Matches(/\S/, { message: 'Document title is required' })
  @MaxCharacters(200, { message: 'title must be at most 200 characters' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Up to 10,000 characters.' })
  @MaxCharacters(10_000, { message: 'description must be at most 10,000 characters' })
  description?: string | null;

  @Field(() => DocumentCategory, { nullable: true })
  category?: DocumentCategory | null;

  @Field(() => DocumentVisibility, { nullable: true })
  visibility?: DocumentVisibility | null;

  @Field(() => Boolean, { nullable: true })
  isPinned?: boolean | null;
}
