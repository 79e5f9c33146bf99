import { defineEntity, p } from '@mikro-orm/core';
import { registerEnumType } from 'type-graphql';
import { timestamps } from '../../database/columns.js';
import { newId } from '../../database/id.js';

export enum RsvpStatus {
  signed_up = 'signed_up',
  cancelled = 'cancelled',
}
registerEnumType(RsvpStatus, {
  name: 'RsvpStatus',
  description: 'signed_up holds a seat, cancelled gave it back.',
});

export const RsvpSchema = defineEntity({
  name: 'Rsvp',
  tableName: 'rsvps',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    organizationId: p.uuid(),
    eventId: p.uuid(),
    userId: p.uuid(),
    status: p.enum(() => RsvpStatus),
    notes: p.text().nullable(),
    ...timestamps,
  },
});

export class Rsvp extends RsvpSchema.class {}
RsvpSchema.setClass(Rsvp);
