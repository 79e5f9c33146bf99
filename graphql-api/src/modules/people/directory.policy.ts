import type { ExpressionBuilder } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Viewer } from '../../context.js';
import type { Database } from '../../database/orm.js';

type PeopleTables = Database & { u: Database['users'] };

/** The whitelist of the own organization; records without an e-mail are for admins to clear up. */
export const visiblePeople = (viewer: Member) => (eb: ExpressionBuilder<PeopleTables, 'u'>) =>
  eb.and([
    eb('u.organization_id', '=', viewer.organizationId),
    eb('u.removed_at', 'is', null),
    ...(canReadAdminNotes(viewer) ? [] : [eb('u.email', 'is not', null)]),
  ]);

/** What admins write about people, and when people were last here, is for admins. */
export function canReadAdminNotes(viewer: Viewer): boolean {
  return viewer.role === 'nonprofit_admin';
}
