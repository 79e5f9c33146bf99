import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../database/orm.js';

/** A server that has died is known by its claims not being renewed for so long. */
export const leaseSeconds = 20;
/** How long the last byte may take to follow its hand-over. */
const handOverSeconds = 30;
/** How long an answer of the mail server may take before its message counts as unknown. */
const answerSeconds = 180;
const maxDays = 7;
/** Waiting times after a passing failure: 1, 5, 15 minutes, then hourly. */
const waitMinutes = [1, 5, 15, 60];

/** What a server needs to send one message in its turn. */
export interface ClaimedMessage {
  id: string;
  claim: string;
  attempts: number;
  /** null when the person has left or was deleted meanwhile. */
  email: string | null;
  subject: string;
  text: string;
  organizationName: string;
  /** The admin who sent it, while they are there. */
  replyTo: string | null;
}

const run = (db: Db, statement: RawBuilder<unknown>) => statement.execute(db);

/**
 * Takes messages that are due, so that no other server sends them meanwhile. What a dead server had claimed, and the
 * mail server certainly did not get, is due again; when the database itself was restarted, that is not certain.
 */
export async function claimMessages(db: Db, claim: string, limit: number): Promise<ClaimedMessage[]> {
  const { rows } = await sql<ClaimedMessage>`
    with due as (
      select m.id from newsletter_messages m
      join organizations o on o.id = m.organization_id and o.is_active
      where (m.state = 'queued' and m.next_attempt_at <= now())
        or (m.state = 'sending' and m.last_byte_at is null and m.claimed_until < now()
          and coalesce(m.handed_over_at > pg_postmaster_start_time(), true))
      order by m.next_attempt_at, m.id limit ${limit} for update of m skip locked
    ), claimed as (
      update newsletter_messages m set state = 'sending', claim = ${claim}::uuid, attempts = attempts + 1,
        claimed_until = now() + make_interval(secs => ${leaseSeconds}), handed_over_at = null
      from due where m.id = due.id
      returning m.id, m.claim, m.attempts, m.newsletter_id, m.user_id
    )
    select c.id, c.claim, c.attempts, case when u.removed_at is null then u.email end as email, n.subject, n.text,
      o.name as "organizationName", case when s.removed_at is null then s.email end as "replyTo"
    from claimed c
    join newsletters n on n.id = c.newsletter_id
    join organizations o on o.id = n.organization_id
    join users u on u.id = c.user_id
    left join users s on s.id = n.created_by_id
    order by c.id
  `.execute(db);
  return rows;
}

/** Keeps claims that are not handed over yet. */
export async function renewClaims(db: Db, claims: string[]): Promise<void> {
  await run(
    db,
    sql`update newsletter_messages set claimed_until = now() + make_interval(secs => ${leaseSeconds})
      where claim = any(${claims}::uuid[]) and state = 'sending' and handed_over_at is null`,
  );
}

/**
 * The point of no return. First it is committed that the last byte may follow, and nobody else takes the message
 * meanwhile; then that it follows is written to the database and, without waiting, the last byte to the mail server.
 * Killed before the one, it is sure that the message was not delivered; killed behind the other, that it was.
 * @returns false when the claim was lost, and the last byte was not sent
 */
export async function handOver(
  pool: Pool,
  { id, claim }: ClaimedMessage,
  sendLastByte: () => void,
): Promise<boolean> {
  // A connection of its own, so that the second statement leaves without waiting for anything.
  const client = await pool.connect();
  let broken = true;
  try {
    const began = Date.now();
    const { rowCount } = await client.query(
      `update newsletter_messages
       set handed_over_at = now(), claimed_until = now() + make_interval(secs => $3)
       where id = $1 and claim = $2 and state = 'sending' and handed_over_at is null and claimed_until > now()`,
      [id, claim, handOverSeconds],
    );
    // After a long sleep of the machine, the message may be somebody else's by now.
    const mayFollow = rowCount === 1 && Date.now() - began < (handOverSeconds * 1_000) / 2;
    if (mayFollow) {
      const written = client.query(
        `update newsletter_messages
         set last_byte_at = now(), claimed_until = now() + make_interval(secs => $3)
         where id = $1 and claim = $2 and state = 'sending'`,
        // A mail server may answer before this is written; what is settled by then stays as it is.
        [id, claim, answerSeconds],
      );
      sendLastByte();
      await written.catch(() => undefined);
    }
    broken = false;
    return mayFollow;
  } finally {
    client.release(broken);
  }
}

/** How the turn of a message ended. */
export type Outcome =
  | { state: 'sent' | 'unknown' }
  | { state: 'failed'; failure: string }
  | { state: 'queued'; failure: string };

/** Ends a turn; one that has lost its claim ends nothing. An answer that comes late makes an unknown message sent. */
export async function settle(
  db: Db,
  { id, claim, attempts }: ClaimedMessage,
  outcome: Outcome,
): Promise<void> {
  const { state } = outcome;
  const failure = 'failure' in outcome ? outcome.failure : null;
  const wait = state === 'queued' ? (waitMinutes[attempts - 1] ?? waitMinutes.at(-1)) : 0;
  await run(
    db,
    sql`update newsletter_messages set state = ${state}, failure = ${failure},
        handed_over_at = case when ${state} = 'queued' then null else handed_over_at end,
        last_byte_at = case when ${state} = 'queued' then null else last_byte_at end,
        settled_at = case when ${state} = 'queued' then null else now() end,
        next_attempt_at = now() + make_interval(mins => ${wait})
      where id = ${id} and claim = ${claim}::uuid and state in ('sending', 'unknown')`,
  );
}

/** Gives claims back that were not used, when a server stops. */
export async function releaseClaims(db: Db, claims: string[]): Promise<void> {
  await run(
    db,
    sql`update newsletter_messages set state = 'queued', attempts = attempts - 1
      where claim = any(${claims}::uuid[]) and state = 'sending' and handed_over_at is null`,
  );
}

/** Names what will not be known any more, and gives up what has waited too long to be news. */
export async function tidyOutbox(db: Db): Promise<void> {
  await run(
    db,
    sql`update newsletter_messages set state = 'unknown', settled_at = now()
      where state = 'sending' and claimed_until < now()
        and (last_byte_at is not null or handed_over_at <= pg_postmaster_start_time())`,
  );
  await run(
    db,
    sql`update newsletter_messages set state = 'failed', settled_at = now(),
        failure = 'Not sent within ' || ${maxDays}::int || ' days'
      where state = 'queued' and created_at < now() - make_interval(days => ${maxDays})`,
  );
}
