import { signedIn } from '../../authorize.js';
import type { Context, Viewer } from '../../context.js';
import { forbidden } from '../../errors.js';

/** Only super administrators run the platform. */
export function canRunPlatform(viewer: Viewer): boolean {
  return viewer.role === 'super_admin';
}

/**
 * The super administrator who asks.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export function platformOwner(ctx: Context): Viewer {
  const viewer = signedIn(ctx);
  if (!canRunPlatform(viewer)) throw forbidden();
  return viewer;
}
