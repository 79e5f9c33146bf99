import type { ExpressionBuilder } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Database } from '../../database/orm.js';

type EventTables = Database & { e: Database['events'] };

/** People see the events of their own organization. */
export const visibleEvents = (viewer: Member) => (eb: ExpressionBuilder<EventTables, 'e'>) =>
  eb('e.organization_id', '=', viewer.organizationId);
