import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../../paging.js';
import { DocumentCategory } from './document.entity.js';

@ArgsType()
export class DocumentsArgs extends PageArgs {
  @Field(() => DocumentCategory, { nullable: true, description: 'Without it, documents of every category.' })
  category?: DocumentCategory | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the title, up to 200 characters; case and accents make no difference.',
  })
  @IsOptional()
  @MaxLength(200, { message: 'search must be at most 200 characters' })
  search?: string | null;
}
