import type { ExpressionBuilder } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Viewer } from '../../context.js';
import type { Database } from '../../database/orm.js';

type NewsletterTables = Database & { n: Database['newsletters'] };

/** Admins see the outbox of their own organization. */
export const visibleNewsletters = (viewer: Member) => (eb: ExpressionBuilder<NewsletterTables, 'n'>) =>
  eb('n.organization_id', '=', viewer.organizationId);

/** Admins of an organization write to its people, and see what became of it. */
export function canSendNewsletters(viewer: Viewer): boolean {
  return viewer.role === 'nonprofit_admin';
}
