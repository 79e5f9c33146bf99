import { Matches } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import type { UploadedFile } from '../../multipart.js';
import { MaxCharacters } from '../../text.js';
import { Upload } from '../../upload.js';
import { DocumentCategory, DocumentVisibility } from './document.entity.js';

@ArgsType()
export class UploadDocumentArgs {
  @Field(() => Upload, {
    description:
      'Less than 10,485,760 bytes: pdf, doc, docx, xls, xlsx, txt, jpg, jpeg, png or gif. Extension, declared media ' +
      'type and content must agree; documents with macros are refused.',
  })
  file!: UploadedFile;

  @Field(() => String, {
    nullable: true,
    description: '1 to 200 characters; without it, the name of the file without its extension.',
  })
  @Matches(/\S/, { message: 'Document title is required' })
  @MaxCharacters(200, { message: 'title must be at most 200 characters' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Up to 10,000 characters.' })
  @MaxCharacters(10_000, { message: 'description must be at most 10,000 characters' })
  description?: string | null;

  @Field(() => DocumentCategory, { defaultValue: DocumentCategory.general })
  category!: DocumentCategory;

  @Field(() => DocumentVisibility, { defaultValue: DocumentVisibility.all })
  visibility!: DocumentVisibility;

  @Field(() => Boolean, { defaultValue: false })
  isPinned!: boolean;
}
