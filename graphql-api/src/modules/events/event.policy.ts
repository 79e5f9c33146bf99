import type { ExpressionBuilder } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Viewer } from '../../context.js';
import type { Database } from '../../database/orm.js';

type EventTables = Database & { e: Database['events'] };

/** People see the events of their own organization. */
export const visibleEvents = (viewer: Member) => (eb: ExpressionBuilder<EventTables, 'e'>) =>
  eb('e.organization_id', '=', viewer.organizationId);

/** Admins of an organization create, edit and delete its events, and see who comes. */
export function canManageEvents(viewer: Viewer): boolean {
  return viewer.role === 'nonprofit_admin';
}
