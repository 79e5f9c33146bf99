import type { Viewer } from '../../context.js';

/** Admins read what changes in their organization, and have it sent to other programs. */
export function canFollowChanges(viewer: Viewer): boolean {
  return viewer.role === 'nonprofit_admin';
}
