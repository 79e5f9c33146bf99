import { defineEntity, p } from '@mikro-orm/core';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { newId } from '../../database/id.js';
import { DateTime } from '../../scalars.js';
import { ChangeKind } from './change.entity.js';

export enum WebhookState {
  active = 'active',
  disabled = 'disabled',
}
registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'disabled: nothing is sent until replayWebhook says from where.',
});

export const WebhookSchema = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    organizationId: p.uuid(),
    url: p.text(),
    kinds: p.array(),
    /** The secret is made from it and a key of the server, and kept nowhere. */
    seed: p.text().hidden(),
    /** Tells when the key of the server has become another one. */
    secretHash: p.text().hidden(),
    state: p.enum(() => WebhookState).default(WebhookState.active),
    disabledBecause: p.text().nullable(),
    /** What is up to here has been delivered. */
    position: p.bigint(),
    attempts: p.integer().default(0),
    failingSince: p.datetime().columnType('timestamptz').nullable(),
    nextAttemptAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    claim: p.uuid().nullable(),
    claimedUntil: p.datetime().columnType('timestamptz').nullable(),
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});

@ObjectType({
  description:
    'An address to which the changes of an organization are sent: by POST, in order, signed as Standard Webhooks say ' +
    '(`webhook-id`, `webhook-timestamp`, `webhook-signature`), and again until it answers with 2xx.',
})
export class Webhook {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  url!: string;

  @Field(() => [ChangeKind], { description: 'Of which changes it is told.' })
  kinds!: ChangeKind[];

  @Field(() => WebhookState)
  state!: WebhookState;

  @Field(() => String, { nullable: true })
  disabledBecause?: string | null;

  @Field(() => String, { description: 'Of the last change that it has, or does not want.' })
  cursor!: string;

  @Field(() => DateTime, { nullable: true, description: 'null while it answers.' })
  failingSince?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it is tried again; null while it answers.' })
  nextAttemptAt?: string | null;

  @Field(() => DateTime)
  createdAt!: string;
}
