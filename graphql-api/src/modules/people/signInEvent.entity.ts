import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../database/id.js';

/** A sign-in, successful or refused. Addresses that succeeded before are known, and stay open under attack. */
export const SignInEventSchema = defineEntity({
  name: 'SignInEvent',
  tableName: 'sign_in_events',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    userId: p.uuid().nullable(),
    organizationId: p.uuid().nullable(),
    succeeded: p.boolean(),
    ip: p.text(),
    userAgent: p.text().nullable(),
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});

export class SignInEvent extends SignInEventSchema.class {}
SignInEventSchema.setClass(SignInEvent);
