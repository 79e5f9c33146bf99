import type { ExpressionBuilder } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Viewer } from '../../context.js';
import type { Database } from '../../database/orm.js';

type TokenTables = Database & { t: Database['access_tokens']; u: Database['users'] };

/** People see their own tokens; admins see those of everybody in their organization. */
export const visibleAccessTokens = (viewer: Member) => (eb: ExpressionBuilder<TokenTables, 't' | 'u'>) =>
  canSeeEverybodysTokens(viewer)
    ? eb('u.organization_id', '=', viewer.organizationId)
    : eb('t.user_id', '=', viewer.id);

/** Admins see which programs reach into their organization, and end that. */
export function canSeeEverybodysTokens(viewer: Viewer): boolean {
  return viewer.role === 'nonprofit_admin';
}
