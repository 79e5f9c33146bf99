import { defineEntity, p } from '@mikro-orm/core';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../scalars.js';

export enum ChangeKind {
  task = 'task',
  event = 'event',
  rsvp = 'rsvp',
  document = 'document',
  person = 'person',
}
registerEnumType(ChangeKind, {
  name: 'ChangeKind',
  description: 'What has changed. An assignment belongs to its task.',
});

export enum ChangeWhat {
  created = 'created',
  updated = 'updated',
  deleted = 'deleted',
}
registerEnumType(ChangeWhat, {
  name: 'ChangeWhat',
  description: 'A person who leaves the whitelist is deleted, though the history keeps their name.',
});

/** Written by triggers, in the transaction of the change, and numbered at its commit (docs/decisions/0009). */
export const ChangeSchema = defineEntity({
  name: 'Change',
  tableName: 'changes',
  properties: {
    id: p.bigint().primary().autoincrement(),
    organizationId: p.uuid(),
    position: p.bigint().nullable(),
    kind: p.enum(() => ChangeKind),
    subjectId: p.uuid(),
    what: p.enum(() => ChangeWhat),
    eventId: p.uuid().nullable(),
    personId: p.uuid().nullable(),
    actorId: p.uuid().nullable(),
    at: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});

/** The last position of an organization; its row is the lock under which positions are given. */
export const ChangeCounterSchema = defineEntity({
  name: 'ChangeCounter',
  tableName: 'change_counters',
  properties: {
    organizationId: p.uuid().primary(),
    position: p.bigint(),
  },
});

@ObjectType({
  description: 'That something has changed, told with ids only; what it is now is asked of its own query.',
})
export class Change {
  @Field(() => String, { description: 'Its place in the order; goes into `since` of the next question.' })
  cursor!: string;

  @Field(() => ChangeKind)
  kind!: ChangeKind;

  @Field(() => ID, { description: 'Id of the task, event, RSVP, document or person.' })
  subjectId!: string;

  @Field(() => ChangeWhat)
  what!: ChangeWhat;

  @Field(() => DateTime)
  at!: string;

  @Field(() => ID, { nullable: true, description: 'Who did it, where that is known.' })
  actorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Of an RSVP, the event it answers.' })
  eventId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Of an RSVP, whose it is; of a task, whose assignment has changed; of a person, the person.',
  })
  personId?: string | null;
}
