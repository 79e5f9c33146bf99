import type { Viewer } from '../../context.js';

/** An admin for the own organization, a super administrator for any. */
export function canChangeSharedPassword(viewer: Viewer, organization: { id: string }): boolean {
  if (viewer.role === 'super_admin') return true;
  return viewer.role === 'nonprofit_admin' && viewer.organizationId === organization.id;
}
