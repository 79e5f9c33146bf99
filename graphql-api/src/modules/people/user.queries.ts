import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.js';
import { hotLookup } from '../../database/hotRead.js';
import type { Db } from '../../database/orm.js';
import { day, instant, optionalInstant } from '../../database/sql.js';
import { wallClock } from '../../time.js';

const selectViewers = hotLookup((db: Db, { sessionIds, now }: { sessionIds: string; now: string }) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('organizations as o', 'o.id', 'u.organization_id')
    .select([
      'u.id',
      's.id as sessionId',
      's.writes',
      'u.role',
      'u.email',
      'u.organization_id as organizationId',
      'o.timezone',
    ])
    .where('s.id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now as never)
    .where('u.removed_at', 'is', null)
    .where((eb) => eb.or([eb('u.organization_id', 'is', null), eb('o.is_active', '=', true)])),
);

/** Nothing is remembered: whoever asks is answered by a statement that was sent after they asked. */
const lookups = new WeakMap<Db, DataLoader<string, Viewer | null>>();

function lookupOn(db: Db): DataLoader<string, Viewer | null> {
  const known = lookups.get(db);
  if (known) return known;
  const lookup = new DataLoader<string, Viewer | null>(
    async (sessionIds) => {
      const rows = await selectViewers(db, {
        sessionIds: `{${sessionIds.join(',')}}`,
        now: new Date().toISOString(),
      });
      const found = new Map(rows.map((row) => [row.sessionId, row]));
      return sessionIds.map((sessionId) => viewerOf(found.get(sessionId)));
    },
    // Requests that came in the same breath: the event loop hands all of them over before it goes on.
    { cache: false, batchScheduleFn: setImmediate },
  );
  lookups.set(db, lookup);
  return lookup;
}

function viewerOf(row: Awaited<ReturnType<typeof selectViewers>>[number] | undefined): Viewer | null {
  return row ? { ...row, email: row.email ?? '', timezone: row.timezone ?? 'UTC' } : null;
}

/**
 * The person behind a live session, or null: revoked, expired, removed from the whitelist and inactive
 * organization all end it at once, on every instance. Those who ask at the same time are looked up in one statement.
 */
export function findViewer(db: Db, sessionId: string): Promise<Viewer | null> {
  return lookupOn(db).load(sessionId);
}

const selectProfile = hotLookup((db: Db, { userId }: { userId: string }) =>
  db
    .selectFrom('users as u')
    .leftJoin('organizations as o', 'o.id', 'u.organization_id')
    .select((eb) => [
      'u.id',
      'u.email',
      'u.role',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.phone',
      'u.address',
      day<string | null>('u.birthday').as('birthday'),
      instant('u.created_at').as('createdAt'),
      optionalInstant('u.last_login').as('lastLogin'),
      eb('u.password_hash', 'is not', null).$castTo<boolean>().as('hasPersonalPassword'),
      'o.id as organizationId',
      'o.name as organizationName',
      'o.description as organizationDescription',
      'o.timezone',
    ])
    .where('u.id', '=', userId),
);

/** One's own person, with everything that only they may see. */
export async function readProfile(ctx: Context, userId: string) {
  const [row] = await selectProfile(ctx.db, { userId });
  if (!row) throw new Error('Nobody has this id.');
  const { organizationId, organizationName, organizationDescription, timezone, ...person } = row;
  const organization = organizationId && {
    id: organizationId,
    name: organizationName ?? '',
    description: organizationDescription,
    timezone: timezone ?? 'UTC',
    today: wallClock(timezone ?? 'UTC').date,
  };
  return { ...person, email: person.email ?? '', organization: organization || null };
}

export type Profile = Awaited<ReturnType<typeof readProfile>>;

/** What sign-in needs to know of an account, by normalized e-mail. */
export function findAccount(db: Db, email: string) {
  return db
    .selectFrom('users as u')
    .leftJoin('organizations as o', 'o.id', 'u.organization_id')
    .select([
      'u.id',
      'u.role',
      'u.password_hash as personalHash',
      'u.organization_id as organizationId',
      'o.name as organizationName',
      'o.password_hash as sharedHash',
      'o.is_active as organizationIsActive',
    ])
    .where('u.email', '=', email)
    .where('u.removed_at', 'is', null)
    .executeTakeFirst();
}
