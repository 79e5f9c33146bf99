import type { ExpressionBuilder } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Viewer } from '../../context.js';
import type { Database } from '../../database/orm.js';

type DocumentTables = Database & { d: Database['documents'] };

/** Volunteers see what is not kept to admins; admins see everything of their organization. */
export const visibleDocuments = (viewer: Member) => (eb: ExpressionBuilder<DocumentTables, 'd'>) =>
  viewer.role === 'nonprofit_admin'
    ? eb('d.organization_id', '=', viewer.organizationId)
    : eb.and([
        eb('d.organization_id', '=', viewer.organizationId),
        eb('d.visibility', 'in', ['all', 'volunteers_only'] as never),
      ]);

/** Admins of an organization upload, edit, pin and delete its documents. */
export function canManageDocuments(viewer: Viewer): boolean {
  return viewer.role === 'nonprofit_admin';
}
