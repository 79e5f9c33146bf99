import type pg from 'pg';
import { createTokens, hashToken } from '../src/modules/people/session.tokens.js';
import { jwtSecret } from './place.js';

const tokens = createTokens(jwtSecret);

/** One who is signed in, in an organization of their own. */
export interface Person {
  id: string;
  email: string;
  sessionId: string;
  organizationId: string | null;
  refreshToken: string;
  /** Good for 15 minutes from now. */
  bearer(): string;
}

export type Cast = { volunteers: Person[]; admins: Person[]; owners: Person[] };

/** Signs in so many volunteers and admins, each of another organization where there are enough, and the owner. */
export async function signInCast(db: pg.Client, count: number): Promise<Cast> {
  const signIn = async (role: string) => {
    const { rows } = await db.query<{ id: string; email: string; organizationId: string | null }>(
      `select u.id, u.email, u.organization_id as "organizationId" from (
         select distinct on (organization_id) id, email, organization_id from users u
         where role = $1 and removed_at is null and email is not null and (role = 'super_admin' or
           exists (select from organizations o where o.id = u.organization_id and o.is_active))
         order by organization_id, (select count(*) from assignments a where a.user_id = u.id) desc, id) u
       order by u.id limit $2`,
      [role, count],
    );
    const people: Person[] = [];
    for (const row of rows) people.push(await openSession(db, row));
    return Array.from({ length: count }, (_, index) => people[index % people.length] as Person);
  };
  return {
    volunteers: await signIn('volunteer'),
    admins: await signIn('nonprofit_admin'),
    owners: await signIn('super_admin'),
  };
}

async function openSession(
  db: pg.Client,
  person: Pick<Person, 'id' | 'email' | 'organizationId'>,
): Promise<Person> {
  const { rows } = await db.query<{ id: string }>(
    `insert into sessions (id, user_id, generation, token_hash, expires_at)
     values (gen_random_uuid(), $1, 0, '', now() + interval '30 days') returning id`,
    [person.id],
  );
  const sessionId = rows[0]?.id ?? '';
  const refreshToken = tokens.signRefresh(sessionId, 0);
  await db.query('update sessions set token_hash = $2 where id = $1', [sessionId, hashToken(refreshToken)]);
  return { ...person, sessionId, refreshToken, bearer: () => tokens.signAccess(sessionId, person.id) };
}
