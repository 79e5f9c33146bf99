import type { Viewer } from '../../context.js';

/** Admins of an organization keep its whitelist. */
export function canManageVolunteers(viewer: Viewer): boolean {
  return viewer.role === 'nonprofit_admin';
}

/** Admins reset members of their organization, super administrators reset admins. */
export function canResetPassword(
  viewer: Viewer,
  person: { organizationId?: string | null; role: string },
): boolean {
  if (viewer.role === 'super_admin') return person.role === 'nonprofit_admin';
  return viewer.role === 'nonprofit_admin' && person.organizationId === viewer.organizationId;
}
