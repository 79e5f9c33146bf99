import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../database/id.js';

/**
 * One sign-in on one device: the family of its refresh tokens. Only the hashes of the live token and of its
 * parent are kept; an older one that comes back is a replay and ends the family (DESIGN, Sign-in).
 */
export const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    userId: p.uuid(),
    generation: p.integer().default(0),
    tokenHash: p.text().hidden(),
    parentHash: p.text().nullable().hidden(),
    rotatedAt: p.datetime().columnType('timestamptz').nullable(),
    expiresAt: p.datetime().columnType('timestamptz'),
    revokedAt: p.datetime().columnType('timestamptz').nullable(),
    revokedBecause: p.text().nullable(),
    ip: p.text().nullable(),
    userAgent: p.text().nullable(),
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    lastUsedAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    /** How often something was written in it; raised only where reads go to replicas (database/routing.ts). */
    writes: p.integer().default(0),
  },
});

export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
