import type { Viewer } from '../../context.js';

/** Admins see what happened in their organization, super administrators what happened anywhere. */
export function canReadAuditTrail(viewer: Viewer): boolean {
  return viewer.role !== 'volunteer';
}
