import { sql } from 'kysely';
import { inPerson, signedIn } from '../../authorize.js';
import { acrossOrganizations, type Context, inTransaction } from '../../context.js';
import { unauthenticated } from '../../errors.js';
import { normalizeEmail } from './email.js';
import { isPlausiblePassword, verifyPassword } from './password.js';
import { Session } from './session.entity.js';
import { type Brake, count, countAll, giveBack } from './session.limits.js';
import { hashToken, type RefreshToken } from './session.tokens.js';
import { SignInEvent } from './signInEvent.entity.js';
import { User, UserRole } from './user.entity.js';
import { findAccount, type Profile, readProfile } from './user.queries.js';

/** DESIGN, Sign-in: 30 days after the sign-in everybody signs in again. */
const sessionDays = 30;
/** The parent of the live token is accepted so long: its answer may have been lost, or another tab was faster. */
const graceMilliseconds = 10_000;

/** The id of no person and no organization. */
const nobody = '00000000-0000-0000-0000-000000000000';

const refused = 'Invalid email or password';
const inactive = 'Your organization is inactive. Contact your organization administrator';

export interface SignedIn {
  accessToken: string;
  refreshToken: string;
  viewer: Profile;
}

/**
 * Opens a session. Unknown address, removed person and wrong password read alike and take the same time; the
 * organization's password opens an account only until a personal one is set, and never a super administrator's.
 * @throws UNAUTHENTICATED, RATE_LIMITED
 */
export async function login(asked: Context, email: string, password: string): Promise<SignedIn> {
  // Whoever is signed in already may sign in as somebody of another organization.
  const ctx = acrossOrganizations(asked);
  const address = normalizeEmail(email);
  const account = address ? await findAccount(ctx.db, address) : undefined;
  // Who is unknown is as much work as who is known, so that time tells nothing.
  const known = await isKnownAddress(ctx, account?.id ?? nobody);
  const brakes = brakesFor(ctx, address ?? 'none', account ? account.organizationId : nobody, known);
  // Counted before it is tried: guesses at the same moment would all find that none has been counted.
  await countAll(brakes);

  const shared = account?.role === UserRole.super_admin ? null : account?.sharedHash;
  const hash = account?.personalHash ?? shared ?? null;
  const matches = isPlausiblePassword(password) && (await verifyPassword(hash, password));
  if (!account || !matches) {
    await recordSignIn(ctx, account, false);
    throw unauthenticated(refused);
  }
  await giveBack(brakes);
  if (account.organizationIsActive === false) throw unauthenticated(inactive);
  await ctx.limits.accountFromAddress.delete(`${ctx.ip}|${address}`);
  return openSession(ctx, account);
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** An attack from elsewhere must not lock out the honest person: addresses that succeeded before are spared. */
function brakesFor(ctx: Context, email: string, organizationId: string | null, known: boolean): Brake[] {
  const { accountFromAddress, account, organization, organizationSlowly, address } = ctx.limits;
  const always: Brake[] = [[accountFromAddress, `${ctx.ip}|${email}`]];
  if (known) return always;
  return [
    ...always,
    [address, ctx.ip],
    [account, email],
    ...(organizationId
      ? [[organization, organizationId === nobody ? email : organizationId, organizationSlowly] as Brake]
      : []),
  ];
}

async function isKnownAddress(ctx: Context, userId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('sign_in_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('ip', '=', ctx.ip)
    .where('succeeded', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function recordSignIn(ctx: Context, account: Account | undefined, succeeded: boolean): Promise<void> {
  const em = ctx.em.fork();
  em.create(SignInEvent, {
    userId: account?.id,
    organizationId: account?.organizationId,
    succeeded,
    ip: ctx.ip,
    userAgent: ctx.userAgent,
  });
  await em.flush();
}

function openSession(ctx: Context, account: Account): Promise<SignedIn> {
  return inTransaction(ctx, async (tx) => {
    if (!(await isUnchanged(tx, account))) throw unauthenticated(refused);
    const session = tx.em.create(Session, {
      userId: account.id,
      tokenHash: '',
      expiresAt: new Date(Date.now() + sessionDays * 86_400_000),
      ip: ctx.ip,
      userAgent: ctx.userAgent,
    });
    await tx.em.flush();
    const refreshToken = ctx.tokens.signRefresh(session.id, 0);
    session.tokenHash = hashToken(refreshToken);
    tx.em.create(SignInEvent, {
      userId: account.id,
      organizationId: account.organizationId,
      succeeded: true,
      ip: ctx.ip,
      userAgent: ctx.userAgent,
    });
    await tx.em.flush();
    const viewer = await readProfile(tx, account.id);
    await tx.em.nativeUpdate(User, { id: account.id }, { lastLogin: new Date() });
    return { accessToken: ctx.tokens.signAccess(session.id, account.id), refreshToken, viewer };
  });
}

/**
 * Locks what the password was compared with, in the documented order, and tells whether it still stands: what ends
 * sessions would not see one that begins at the same moment.
 */
async function isUnchanged(tx: Context, { id, organizationId, personalHash, sharedHash }: Account) {
  const organization =
    organizationId &&
    (await tx.db
      .selectFrom('organizations')
      .select(['password_hash as sharedHash', 'is_active as isActive'])
      .where('id', '=', organizationId)
      .forShare()
      .executeTakeFirst());
  const person = await tx.db
    .selectFrom('users')
    .select('password_hash as personalHash')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person || person.personalHash !== personalHash) return false;
  return (
    !organization ||
    (organization.isActive && (personalHash !== null || organization.sharedHash === sharedHash))
  );
}

/**
 * Exchanges a refresh token for a new pair. The live token rotates; its parent leads to the same successor for
 * 10 seconds; anything older is a replay and ends the whole session.
 * @throws UNAUTHENTICATED
 */
export async function refreshSession(ctx: Context, refreshToken: string): Promise<SignedIn> {
  const claims = ctx.tokens.readRefresh(refreshToken);
  if (!claims) throw unauthenticated();
  const across = acrossOrganizations(ctx);
  const presented = hashToken(refreshToken);
  const userId = await rotate(across, claims, presented);
  if (userId) return renewed(across, { ...claims, userId, generation: claims.generation + 1 });
  const again = await inTransaction(across, async (tx) => {
    const session = await lockLiveSession(tx, claims.sessionId);
    if (!session) return null;
    if (presented === session.parentHash && withinGrace(session.rotatedAt)) {
      return renewed(tx, { ...session, sessionId: session.id });
    }
    session.revokedAt = new Date();
    session.revokedBecause = 'replay';
    ctx.log.warn({ event: 'refresh_replay', sessionId: session.id, userId: session.userId });
    return null;
  });
  // Thrown outside, because throwing inside would roll back the end of a replayed session.
  if (!again) throw unauthenticated();
  return again;
}

/** The usual case in one statement: the live token gives way to its successor, and of two at once to one. */
async function rotate(
  { db, tokens }: Context,
  { sessionId, generation }: RefreshToken,
  presented: string,
): Promise<string | undefined> {
  const now = new Date();
  const next = hashToken(tokens.signRefresh(sessionId, generation + 1));
  const { rows } = await sql<{ userId: string }>`
    update sessions s
    set generation = s.generation + 1, parent_hash = s.token_hash, token_hash = ${next}, rotated_at = ${now}, last_used_at = ${now}
    from users u left join organizations o on o.id = u.organization_id
    where s.id = ${sessionId} and s.token_hash = ${presented} and s.revoked_at is null and s.expires_at > ${now}
      and u.id = s.user_id and u.removed_at is null and (o.id is null or o.is_active)
    returning s.user_id as "userId"`.execute(db);
  return rows[0]?.userId;
}

async function renewed(
  ctx: Context,
  { sessionId, userId, generation }: RefreshToken & { userId: string },
): Promise<SignedIn> {
  return {
    accessToken: ctx.tokens.signAccess(sessionId, userId),
    refreshToken: ctx.tokens.signRefresh(sessionId, generation),
    viewer: await readProfile(ctx, userId),
  };
}

function withinGrace(rotatedAt: Date | null | undefined): boolean {
  return Date.now() - Number(rotatedAt) <= graceMilliseconds;
}

async function lockLiveSession(ctx: Context, sessionId: string): Promise<Session | null> {
  const live = await ctx.db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('organizations as o', 'o.id', 'u.organization_id')
    .select('s.id')
    .where('s.id', '=', sessionId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', new Date())
    .where('u.removed_at', 'is', null)
    .where((eb) => eb.or([eb('u.organization_id', 'is', null), eb('o.is_active', '=', true)]))
    .forUpdate('s')
    .executeTakeFirst();
  return live ? ctx.em.findOneOrFail(Session, live.id) : null;
}

/** Ends the session of this request; other devices stay signed in. */
export async function logout(ctx: Context): Promise<boolean> {
  const viewer = inPerson(ctx);
  await ctx.em
    .fork()
    .nativeUpdate(Session, { id: viewer.sessionId }, { revokedAt: new Date(), revokedBecause: 'logout' });
  return true;
}

/** Ends every live session of these people but, where named, one. */
export async function endSessions(
  ctx: Context,
  userIds: string[],
  because: string,
  exceptSessionId?: string,
): Promise<void> {
  await ctx.em.nativeUpdate(
    Session,
    { userId: { $in: userIds }, revokedAt: null, ...(exceptSessionId && { id: { $ne: exceptSessionId } }) },
    { revokedAt: new Date(), revokedBecause: because },
  );
}

/** The same for everybody of an organization. */
export async function endSessionsOfOrganization(
  ctx: Context,
  organizationId: string,
  because: string,
  exceptSessionId?: string,
): Promise<void> {
  await ctx.db
    .updateTable('sessions')
    .set({ revoked_at: new Date() as never, revoked_because: because })
    .where('revoked_at', 'is', null)
    .where('user_id', 'in', (eb) =>
      eb.selectFrom('users').select('id').where('organization_id', '=', organizationId),
    )
    .$if(Boolean(exceptSessionId), (query) => query.where('id', '<>', exceptSessionId as string))
    .execute();
}

/** The person who asks, with everything that only they may see. */
export async function readViewer(ctx: Context): Promise<Profile> {
  return readProfile(ctx, signedIn(ctx).id);
}

/**
 * Whether an address may sign in, asked before the password is typed. Unknown, removed and of an inactive
 * organization look alike.
 * @throws RATE_LIMITED
 */
export async function checkEmail(ctx: Context, email: string) {
  await count(ctx.limits.checkEmail, ctx.ip);
  const { db } = acrossOrganizations(ctx);
  const address = normalizeEmail(email);
  const account = address ? await findAccount(db, address) : undefined;
  if (!account || account.organizationIsActive === false) {
    return { allowed: false, organization: null, role: null };
  }
  return { allowed: true, organization: account.organizationName, role: account.role };
}
