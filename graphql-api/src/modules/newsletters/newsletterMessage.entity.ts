import { defineEntity, p } from '@mikro-orm/core';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { newId } from '../../database/id.js';
import { DateTime } from '../../scalars.js';

export enum NewsletterMessageState {
  queued = 'queued',
  sending = 'sending',
  sent = 'sent',
  failed = 'failed',
  unknown = 'unknown',
}
registerEnumType(NewsletterMessageState, {
  name: 'NewsletterMessageState',
  description:
    'sent: the mail server has taken it. unknown: it broke off with the message in its hands; such a message is never ' +
    'sent again by itself, because nobody may get it twice.',
});

/**
 * A newsletter for one person. A server claims the row for a while, and may lose it to another one as long as the
 * mail server has not got all of it; from then on nobody sends it again (newsletter.delivery.ts).
 */
export const NewsletterMessageSchema = defineEntity({
  name: 'NewsletterMessage',
  tableName: 'newsletter_messages',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    organizationId: p.uuid(),
    newsletterId: p.uuid(),
    userId: p.uuid(),
    state: p.enum(() => NewsletterMessageState).default(NewsletterMessageState.queued),
    attempts: p.integer().default(0),
    nextAttemptAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    /** Of the one turn of one server that may send it now. */
    claim: p.uuid().nullable(),
    claimedUntil: p.datetime().columnType('timestamptz').nullable(),
    /** From here on it may be given to the mail server at any moment. */
    handedOverAt: p.datetime().columnType('timestamptz').nullable(),
    /** Set in the same breath in which the mail server got the last byte. */
    lastByteAt: p.datetime().columnType('timestamptz').nullable(),
    settledAt: p.datetime().columnType('timestamptz').nullable(),
    failure: p.text().nullable(),
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});

@ObjectType({ description: 'A newsletter as one person gets it.' })
export class NewsletterMessage extends NewsletterMessageSchema.class {
  @Field(() => ID)
  declare id: string;

  @Field(() => NewsletterMessageState)
  declare state: NewsletterMessageState;

  @Field(() => DateTime, { nullable: true, description: 'When it was sent or given up.' })
  declare settledAt: Date | null | undefined;

  @Field(() => String, { nullable: true, description: 'Why it failed, or why it still waits.' })
  declare failure: string | null | undefined;

  @Field(() => String, { nullable: true })
  declare firstName?: string | null;

  @Field(() => String, { nullable: true })
  declare lastName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The present address; null when the person was deleted.',
  })
  declare email?: string | null;
}
NewsletterMessageSchema.setClass(NewsletterMessage);
