import { createHash, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import argon2 from 'argon2';
import type pg from 'pg';
import { events, myTasks, rows, viewer } from './sql.js';

const { JWT_SECRET = '' } = process.env;
const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', JWT_SECRET, 'handraise', purpose, 32));
export const accessKey = keyFor('access');
const refreshKey = keyFor('refresh');

/** One write: who asks, what they sent, on a connection of its own; it gives back the answer. */
export type Write = (db: pg.PoolClient, session: string, sent: Record<string, string>) => Promise<string>;

const answered = (field: string, value: string) =>
  `with ${viewer} select json_build_object('data', json_build_object('${field}', ${value} -> 0))::text as answer from viewer v`;
const theEvent = answered('rsvpToEvent', rows(events('e.id = $2::uuid')));
const theTask = answered('completeMyTask', rows(myTasks('and t.id = $2::uuid')));

/** The person, then the event, are locked; the trigger counts the seats. */
const rsvp = `with ${viewer}, person as (
    select u.id, u.organization_id from users u join viewer v on v.id = u.id where u.removed_at is null for share of u
  ), seat as (
    select e.id, e.organization_id, person.id as user_id from events e
      join person on person.organization_id = e.organization_id join viewer v on v.id = person.id
    where e.id = $2 and e.end_date + coalesce(e.end_time, time '24:00') > v.wall for no key update of e
  )
  insert into rsvps (id, organization_id, event_id, user_id, status)
  select gen_random_uuid(), organization_id, id, user_id, $3 from seat
  on conflict (event_id, user_id) do update set status = excluded.status, updated_at = now()
    where rsvps.status <> excluded.status`;

/** The task is locked before its assignment; who did it is noted with the change. */
const assignment = (change: string, when: string) => `with ${viewer}, task as (
    select t.id, v.id as user_id, set_config('handraise.actor', v.id::text, true) as actor from tasks t
      join viewer v on v.org = t.organization_id where t.id = $2 for no key update of t
  )
  update assignments a set ${change} from task where a.task_id = task.id and a.user_id = task.user_id and ${when}`;
const complete = assignment(
  "status = 'completed', completed_at = now(), completed_by_id = task.user_id, completion_notes = null",
  "a.status <> 'completed'",
);
const reopen = assignment(
  "status = 'assigned', completed_at = null, completed_by_id = null, completion_notes = null",
  "a.status = 'completed' and a.completed_by_id = a.user_id and a.completed_at > now() - interval '1 minute'",
);

/** Two statements, sent one behind the other: what is changed, and how it is then. */
async function changeAndRead(db: pg.PoolClient, change: Named, read: Named): Promise<string> {
  const [, { rows: found }] = await Promise.all([db.query(change), db.query<{ answer: string }>(read)]);
  return found[0]?.answer ?? '';
}
type Named = { name: string; text: string; values: string[] };

const account = `select u.id, u.organization_id as org, coalesce(u.password_hash, o.password_hash) as hash,
    exists (select from sign_in_events s where s.user_id = u.id and s.ip = '127.0.0.1' and s.succeeded) as known
  from users u join organizations o on o.id = u.organization_id
  where u.email = $1 and u.removed_at is null and o.is_active`;
const countAttempt = `insert into rate_limits (key, points, expire) values ($1, 1, $2)
  on conflict (key) do update set points = case when rate_limits.expire <= $3 then 1 else rate_limits.points + 1 end,
    expire = case when rate_limits.expire <= $3 then $2 else rate_limits.expire end returning points`;
const person = `json_build_object('id', u.id, 'email', u.email, 'role', u.role,
    'organization', json_build_object('id', o.id, 'name', o.name))::text as person`;
/** The session, the note of the sign-in and the person's last one; the attempt counts no more. */
const open = `with place as (
    select id from organizations where id = $2 and is_active for share
  ), still as (
    select u.id from users u join place on place.id = u.organization_id join organizations o on o.id = place.id
    where u.id = $1 and u.removed_at is null and coalesce(u.password_hash, o.password_hash) = $5 for no key update of u
  ), s as (
    insert into sessions (id, user_id, token_hash, expires_at, ip)
    select $3, id, $4, now() + interval '30 days', '127.0.0.1' from still returning user_id
  ), e as (
    insert into sign_in_events (id, user_id, organization_id, succeeded, ip)
    select gen_random_uuid(), id, $2, true, '127.0.0.1' from still
  ), f as (delete from rate_limits where key = $6)
  update users u set last_login = now() from s, organizations o where u.id = s.user_id and o.id = u.organization_id
  returning ${person}`;
const rotate = `with live as (
    select s.id, s.user_id from sessions s join users u on u.id = s.user_id
      left join organizations o on o.id = u.organization_id
    where s.id = $1 and s.token_hash = $2 and s.revoked_at is null and s.expires_at > now()
      and u.removed_at is null and (o.id is null or o.is_active) for update of s
  ), rotated as (
    update sessions s set generation = generation + 1, parent_hash = s.token_hash, token_hash = $3, rotated_at = now(),
      last_used_at = now() from live where s.id = live.id returning live.user_id
  ) select u.id as user, ${person} from rotated join users u on u.id = rotated.user_id
    left join organizations o on o.id = u.organization_id`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const sign = (key: Buffer, text: string) =>
  `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;

function accessToken(sid: string, sub: string): string {
  const iat = Math.floor(Date.now() / 1_000);
  const claims = { sid, typ: 'access', jti: randomBytes(9).toString('base64url'), iat, exp: iat + 900, sub };
  return sign(
    accessKey,
    `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, aud: 'handraise', iss: 'handraise' })}`,
  );
}

function signedIn(field: string, session: string, user: string, refreshToken: string, found: string): string {
  const tokens = `"accessToken":"${accessToken(session, user)}","refreshToken":"${refreshToken}"`;
  return `{"data":{"${field}":{${tokens},"viewer":${found}}}}`;
}

async function signIn(db: pg.PoolClient, _session: string, { email = '', password = '' }): Promise<string> {
  const found = await db.query({ name: 'account', text: account, values: [email] });
  const { id, org, hash } = found.rows[0] ?? {};
  const [key, now] = [`account-address:127.0.0.1|${email}`, Date.now()];
  const counted = await db.query({ name: 'count', text: countAttempt, values: [key, now + 900_000, now] });
  if (counted.rows[0].points > 5 || !(await argon2.verify(hash, password))) throw new Error('refused');
  const session = randomUUID();
  const refreshToken = sign(refreshKey, `${session}.0`);
  const values = [id, org, session, sha256(refreshToken), hash, key];
  const opened = await db.query({ name: 'open', text: open, values });
  return signedIn('login', session, id, refreshToken, opened.rows[0].person);
}

async function refresh(db: pg.PoolClient, _session: string, { refreshToken = '' }): Promise<string> {
  const [session = '', generation = ''] = refreshToken.split('.');
  if (sign(refreshKey, `${session}.${generation}`) !== refreshToken) throw new Error('refused');
  const next = sign(refreshKey, `${session}.${Number(generation) + 1}`);
  const values = [session, sha256(refreshToken), sha256(next)];
  const { rows: found } = await db.query({ name: 'rotate', text: rotate, values });
  return signedIn('refreshSession', session, found[0].user, next, found[0].person);
}

/** Each write in as few ways there and back as it can be had, with the guarantees of the product. */
export const writes: Record<string, Write> = {
  RSVP: (db, session, { id = '', status = '' }) =>
    changeAndRead(
      db,
      { name: 'rsvp', text: rsvp, values: [session, id, status] },
      { name: 'the event', text: theEvent, values: [session, id] },
    ),
  completion: (db, session, { id = '', status }) =>
    changeAndRead(
      db,
      status === 'completed'
        ? { name: 'complete', text: complete, values: [session, id] }
        : { name: 'reopen', text: reopen, values: [session, id] },
      { name: 'the task', text: theTask, values: [session, id] },
    ),
  'sign-in': signIn,
  refresh,
};
