import type { Viewer } from '../../context.js';

/** Admins see how their own organization is doing. */
export function canReadAdminDashboard(viewer: Viewer): boolean {
  return viewer.role === 'nonprofit_admin';
}
