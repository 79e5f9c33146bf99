import { defineEntity, p } from '@mikro-orm/core';
import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import { timestamps } from '../../database/columns.js';
import { newId } from '../../database/id.js';
import { DateTime } from '../../scalars.js';

export enum DocumentCategory {
  general = 'general',
  policy = 'policy',
  training = 'training',
  forms = 'forms',
  resources = 'resources',
  guidelines = 'guidelines',
}
registerEnumType(DocumentCategory, { name: 'DocumentCategory' });

export enum DocumentVisibility {
  all = 'all',
  volunteers_only = 'volunteers_only',
  admin_only = 'admin_only',
}
registerEnumType(DocumentVisibility, {
  name: 'DocumentVisibility',
  description: "admin_only hides a document from volunteers; the organization's admins see all of them.",
});

export const DocumentSchema = defineEntity({
  name: 'Document',
  tableName: 'documents',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    organizationId: p.uuid(),
    title: p.text(),
    description: p.text().nullable(),
    category: p.enum(() => DocumentCategory).default(DocumentCategory.general),
    visibility: p.enum(() => DocumentVisibility).default(DocumentVisibility.all),
    isPinned: p.boolean().default(false),
    /** The name people see; the store never uses it. */
    fileName: p.text(),
    fileType: p.text(),
    fileSize: p.integer(),
    /** SHA-256 of the content in hex, by which damage is told from absence. */
    contentHash: p.text(),
    uploadedById: p.uuid().nullable(),
    /** Kept by the database: the title as people search for it (fold_text). */
    titleKey: p.text().generated('(fold_text(title)) stored').nullable().hidden().lazy(),
    ...timestamps,
  },
});

@ObjectType({ description: 'A file that an organization shares with its people.' })
export class Document extends DocumentSchema.class {
  @Field(() => ID)
  declare id: string;

  @Field(() => String)
  declare title: string;

  @Field(() => String, { nullable: true })
  declare description: string | null | undefined;

  @Field(() => DocumentCategory)
  declare category: DocumentCategory;

  @Field(() => DocumentVisibility)
  declare visibility: DocumentVisibility;

  @Field(() => Boolean, { description: 'Pinned documents stand first in every list.' })
  declare isPinned: boolean;

  @Field(() => String)
  declare fileName: string;

  @Field(() => String, { description: 'MIME type.' })
  declare fileType: string;

  @Field(() => DateTime)
  declare createdAt: Date;

  @Field(() => Float, { description: 'Mebibytes, to two decimals, never below 0.01.' })
  declare fileSizeMb?: number;

  @Field(() => String, { nullable: true, description: 'First name of the person who uploaded it.' })
  declare uploaderName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name of the person who uploaded it.' })
  declare uploaderLastname?: string | null;
}
DocumentSchema.setClass(Document);
