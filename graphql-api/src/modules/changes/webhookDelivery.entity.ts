import { defineEntity, p } from '@mikro-orm/core';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { newId } from '../../database/id.js';
import { DateTime } from '../../scalars.js';
import { ChangeKind, ChangeWhat } from './change.entity.js';

export enum WebhookDeliveryState {
  waiting = 'waiting',
  delivered = 'delivered',
}
registerEnumType(WebhookDeliveryState, { name: 'WebhookDeliveryState' });

export const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    webhookId: p.uuid(),
    position: p.bigint(),
    kind: p.enum(() => ChangeKind),
    subjectId: p.uuid(),
    what: p.enum(() => ChangeWhat),
    state: p.enum(() => WebhookDeliveryState).default(WebhookDeliveryState.waiting),
    attempts: p.integer().default(0),
    status: p.integer().nullable(),
    failure: p.text().nullable(),
    triedAt: p.datetime().columnType('timestamptz').nullable(),
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});

@ObjectType({ description: 'One change on its way to a webhook.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Is sent as `webhook-id`, the same at every attempt.' })
  id!: string;

  @Field(() => ChangeKind)
  kind!: ChangeKind;

  @Field(() => ID)
  subjectId!: string;

  @Field(() => ChangeWhat)
  what!: ChangeWhat;

  @Field(() => WebhookDeliveryState)
  state!: WebhookDeliveryState;

  @Field(() => Int)
  attempts!: number;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer; null without one.' })
  status?: number | null;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed.' })
  failure?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was tried last.' })
  triedAt?: string | null;

  @Field(() => String, {
    description: 'Goes into replayWebhook, to have this one and all behind it sent again.',
  })
  since!: string;
}
