import type { Context, Viewer } from './context.js';
import { forbidden, unauthenticated } from './errors.js';

/** A rule of a policy file: may this person do this to that? Pure and synchronous. */
export type Rule<Subject> = (viewer: Viewer, subject: Subject) => boolean;

/** A person of an organization: everybody but the super administrators. */
export interface Member extends Viewer {
  organizationId: string;
}

/**
 * The person who asks.
 * @throws UNAUTHENTICATED when nobody is signed in
 */
export function signedIn(ctx: Context): Viewer {
  if (!ctx.viewer) throw unauthenticated();
  return ctx.viewer;
}

/**
 * The person who asks, inside their organization.
 * @throws FORBIDDEN for a super administrator, who has no place in any organization
 */
export function member(ctx: Context): Member {
  const viewer = signedIn(ctx);
  if (viewer.organizationId === null) throw forbidden();
  return viewer as Member;
}

/**
 * The person who asks, come themselves: who finds a token of theirs must not be able to keep the account.
 * @throws FORBIDDEN for a program with an access token
 */
export function inPerson(ctx: Context): Viewer {
  const viewer = signedIn(ctx);
  if (viewer.accessToken)
    throw forbidden('An access token cannot do this. Please sign in with your password.');
  return viewer;
}

/**
 * Asked by both doors before anything that changes something.
 * @throws FORBIDDEN for a program whose access token only reads
 */
export function refuseReadToken({ viewer }: Pick<Context, 'viewer'>): void {
  if (viewer?.accessToken?.scope === 'read') {
    throw forbidden('This access token may only read. Create one with the scope write.');
  }
}

/** @throws FORBIDDEN when the rule says no */
export function authorize<Subject>(ctx: Context, rule: Rule<Subject>, subject: Subject): void {
  if (!rule(signedIn(ctx), subject)) throw forbidden();
}

/**
 * The person who asks, inside their organization and in a role that has this function at all; asked first, so that
 * for everybody else nothing is loaded.
 * @throws FORBIDDEN
 */
export function memberWho(ctx: Context, may: (viewer: Viewer) => boolean): Member {
  const viewer = member(ctx);
  if (!may(viewer)) throw forbidden();
  return viewer;
}
