import { sql } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Db } from '../../database/orm.js';
import { instant, optionalInstant } from '../../database/sql.js';
import type { ChangeKind } from './change.entity.js';

/** The webhooks of an admin's organization, the oldest first, the id breaking ties. */
export function selectWebhooks(db: Db, viewer: Member) {
  return db
    .selectFrom('webhooks as w')
    .select([
      'w.id',
      'w.url',
      sql<ChangeKind[]>`w.kinds`.as('kinds'),
      'w.state',
      'w.disabled_because as disabledBecause',
      sql<string>`w.position::text`.as('cursor'),
      optionalInstant('w.failing_since').as('failingSince'),
      sql<string | null>`case when w.attempts > 0 and w.state = 'active'
        then ${instant('w.next_attempt_at')} end`.as('nextAttemptAt'),
      instant('w.created_at').as('createdAt'),
    ])
    .where('w.organization_id', '=', viewer.organizationId)
    .orderBy('w.created_at')
    .orderBy('w.id');
}

export type WebhookRow = Awaited<ReturnType<ReturnType<typeof selectWebhooks>['executeTakeFirstOrThrow']>>;

/** What became of the changes sent to a webhook, the newest change first. */
export function selectDeliveries(db: Db, webhookId: string) {
  return db
    .selectFrom('webhook_deliveries as d')
    .select([
      'd.id',
      'd.kind',
      'd.subject_id as subjectId',
      'd.what',
      'd.state',
      'd.attempts',
      'd.status',
      'd.failure',
      optionalInstant('d.tried_at').as('triedAt'),
      sql<string>`(d.position - 1)::text`.as('since'),
    ])
    .where('d.webhook_id', '=', webhookId)
    .orderBy('d.position', 'desc');
}

/** How many those are. */
export function countDeliveries(db: Db, webhookId: string) {
  return db
    .selectFrom('webhook_deliveries as d')
    .select(sql<number>`count(*)::int`.as('totalItems'))
    .where('d.webhook_id', '=', webhookId);
}
