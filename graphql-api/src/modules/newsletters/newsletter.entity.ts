import { defineEntity, p } from '@mikro-orm/core';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { newId } from '../../database/id.js';
import { DateTime } from '../../scalars.js';

export enum NewsletterAudience {
  all = 'all',
  volunteers = 'volunteers',
  nonprofit_admins = 'nonprofit_admins',
}
registerEnumType(NewsletterAudience, { name: 'NewsletterAudience' });

export const NewsletterSchema = defineEntity({
  name: 'Newsletter',
  tableName: 'newsletters',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    organizationId: p.uuid(),
    subject: p.text(),
    text: p.text(),
    audience: p.enum(() => NewsletterAudience),
    createdById: p.uuid().nullable(),
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});

@ObjectType({ description: 'How far the messages of a newsletter are.' })
export class NewsletterCounts {
  @Field(() => Int)
  total!: number;

  @Field(() => Int, { description: 'They wait for their turn, or for mail to be set up.' })
  queued!: number;

  @Field(() => Int)
  sending!: number;

  @Field(() => Int, { description: 'The mail server has taken them.' })
  sent!: number;

  @Field(() => Int)
  failed!: number;

  @Field(() => Int, {
    description: 'The mail server had a message in its hands when the connection or the server broke off.',
  })
  unknown!: number;
}

@ObjectType({ description: 'An e-mail of an organization to its people.' })
export class Newsletter extends NewsletterSchema.class {
  @Field(() => ID)
  declare id: string;

  @Field(() => String)
  declare subject: string;

  @Field(() => String, { description: 'Plain text.' })
  declare text: string;

  @Field(() => NewsletterAudience)
  declare audience: NewsletterAudience;

  @Field(() => DateTime)
  declare createdAt: Date;

  @Field(() => String, { nullable: true, description: 'First name of the admin who sent it.' })
  declare senderName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name of the admin who sent it.' })
  declare senderLastname?: string | null;

  @Field(() => NewsletterCounts)
  declare counts?: NewsletterCounts;
}
NewsletterSchema.setClass(Newsletter);
