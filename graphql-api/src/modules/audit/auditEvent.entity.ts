import { defineEntity, p } from '@mikro-orm/core';
import { registerEnumType } from 'type-graphql';
import { newId } from '../../database/id.js';

export enum AuditAction {
  role_changed = 'role_changed',
  member_added = 'member_added',
  member_removed = 'member_removed',
  user_deleted = 'user_deleted',
  organization_created = 'organization_created',
  organization_updated = 'organization_updated',
  organization_activated = 'organization_activated',
  organization_deactivated = 'organization_deactivated',
  organization_password_changed = 'organization_password_changed',
  personal_password_changed = 'personal_password_changed',
  personal_password_reset = 'personal_password_reset',
  email_changed = 'email_changed',
  newsletter_sent = 'newsletter_sent',
  access_token_created = 'access_token_created',
  access_token_revoked = 'access_token_revoked',
  webhook_created = 'webhook_created',
  webhook_deleted = 'webhook_deleted',
  webhook_replayed = 'webhook_replayed',
}
registerEnumType(AuditAction, { name: 'AuditAction' });

/**
 * Who did what to whom, when and from where. Names stand as they were then, since people may be deleted; the
 * rows are written in the transaction of the deed and never changed.
 */
export const AuditEventSchema = defineEntity({
  name: 'AuditEvent',
  tableName: 'audit_events',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** The organization it happened in; null for the platform itself. */
    organizationId: p.uuid().nullable(),
    actorId: p.uuid().nullable(),
    actorName: p.text(),
    action: p.enum(() => AuditAction),
    subjectName: p.text(),
    details: p.text().nullable(),
    ip: p.text(),
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});

export class AuditEvent extends AuditEventSchema.class {}
AuditEventSchema.setClass(AuditEvent);
