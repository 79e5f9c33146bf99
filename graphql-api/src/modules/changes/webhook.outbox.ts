import { sql } from 'kysely';
import { newId } from '../../database/id.js';
import type { Db } from '../../database/orm.js';
import type { Attempt } from './webhook.send.js';

/** A server that has died is known by its claims ending; longer than one attempt takes. */
const leaseSeconds = 30;
const atOnce = 10_000;

/** A webhook that this server alone sends to, for as long as its claim holds. */
export interface ClaimedWebhook {
  id: string;
  claim: string;
  organizationId: string;
  url: string;
  seed: string;
  secretHash: string;
  attempts: number;
}

/** The next change of a webhook, and the delivery it becomes. */
export interface Delivery {
  id: string;
  position: string;
  kind: string;
  what: string;
  subjectId: string;
  eventId: string | null;
  personId: string | null;
  actorId: string | null;
  at: string;
}

/** Takes webhooks that are due and behind their organization, so that no other server sends to them meanwhile. */
export async function claimWebhooks(db: Db, limit: number): Promise<ClaimedWebhook[]> {
  const { rows } = await sql<ClaimedWebhook>`
    with due as (
      select w.id from webhooks w
      join organizations o on o.id = w.organization_id and o.is_active
      join change_counters c on c.organization_id = w.organization_id and c.position > w.position
      where w.state = 'active' and w.next_attempt_at <= now()
        and (w.claimed_until is null or w.claimed_until < now())
      order by w.next_attempt_at, w.id limit ${limit} for update of w skip locked
    )
    update webhooks w set claim = gen_random_uuid(), claimed_until = now() + make_interval(secs => ${leaseSeconds})
    from due where w.id = due.id
    returning w.id, w.claim, w.organization_id as "organizationId", w.url, w.seed,
      w.secret_hash as "secretHash", w.attempts
  `.execute(db);
  return rows;
}

/**
 * The next change that a webhook wants, or null: then everything up to now is behind it. The same change is the same
 * delivery at every attempt.
 */
export async function nextDelivery(db: Db, { id, claim }: ClaimedWebhook): Promise<Delivery | null> {
  const { rows } = await sql<Delivery>`
    with next as (
      select c.* from webhooks w
      cross join lateral (
        select * from changes
        where organization_id = w.organization_id and position > w.position and kind = any(w.kinds)
        order by position limit 1) c
      where w.id = ${id} and w.claim = ${claim}
    ), made as (
      insert into webhook_deliveries as d (id, webhook_id, position, kind, subject_id, what)
      select ${newId()}::uuid, ${id}::uuid, position, kind, subject_id, what from next
      on conflict (webhook_id, position) do update set state = 'waiting'
      returning d.id
    )
    select made.id, position::text, kind, what, subject_id as "subjectId", event_id as "eventId",
      person_id as "personId", actor_id as "actorId",
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from next cross join made
  `.execute(db);
  return rows[0] ?? null;
}

/** Notes an attempt that the receiver took, and keeps the claim for the next. False when the claim was lost. */
export async function settleDelivered(
  db: Db,
  { id, claim }: ClaimedWebhook,
  delivery: Delivery,
  { status }: Attempt,
): Promise<boolean> {
  const { rows } = await sql`
    with held as (
      update webhooks set position = ${delivery.position}::bigint, attempts = 0, failing_since = null,
        next_attempt_at = now(), claimed_until = now() + make_interval(secs => ${leaseSeconds})
      where id = ${id} and claim = ${claim}
      returning id
    ), noted as (
      update webhook_deliveries set state = 'delivered', attempts = attempts + 1, status = ${status},
        failure = null, tried_at = now()
      where id = ${delivery.id} and exists (select from held)
    )
    select id from held
  `.execute(db);
  return rows.length === 1;
}

/** Notes an attempt that failed, gives the claim back, and disables what has failed for so many days. */
export async function settleFailed(
  db: Db,
  { id, claim }: ClaimedWebhook,
  delivery: Delivery,
  { status, failure }: Attempt,
  wait: { seconds: number; patienceDays: number },
): Promise<void> {
  const since = sql`coalesce(failing_since, now())`;
  const over = sql`(${status}::int = 410 or ${since} < now() - make_interval(days => ${wait.patienceDays}))`;
  await sql`
    with held as (
      update webhooks set attempts = attempts + 1, failing_since = ${since}, claim = null, claimed_until = null,
        next_attempt_at = now() + make_interval(secs => ${wait.seconds}),
        state = case when ${over} then 'disabled' else state end,
        disabled_because = case when ${status}::int = 410 then 'It answered that it is gone for good (410)'
          when ${over} then 'It has failed for ' || ${wait.patienceDays}::int || ' days: ' || ${failure}::text end
      where id = ${id} and claim = ${claim}
      returning id
    )
    update webhook_deliveries set attempts = attempts + 1, status = ${status}, failure = ${failure}, tried_at = now()
    where id = ${delivery.id} and exists (select from held)
  `.execute(db);
}

/** Nothing more to send: what came meanwhile is claimed anew. */
export async function settleIdle(db: Db, { id, claim }: ClaimedWebhook, newest: number): Promise<void> {
  await sql`
    update webhooks set position = greatest(position, ${newest}::bigint), claim = null, claimed_until = null
    where id = ${id} and claim = ${claim}
  `.execute(db);
}

/** Gives a claim back that will not be used, when a server stops. */
export async function releaseWebhook(db: Db, { id, claim }: ClaimedWebhook): Promise<void> {
  await sql`update webhooks set claim = null, claimed_until = null where id = ${id} and claim = ${claim}`.execute(
    db,
  );
}

/** Stops a webhook for a reason of our own. */
export async function disableWebhook(db: Db, { id, claim }: ClaimedWebhook, because: string): Promise<void> {
  await sql`
    update webhooks set state = 'disabled', disabled_because = ${because}, claim = null, claimed_until = null
    where id = ${id} and claim = ${claim}
  `.execute(db);
}

/** Forgets deliveries that are older than the changes that are kept. */
export async function forgetOldDeliveries(db: Db, days: number): Promise<void> {
  for (let forgotten = atOnce; forgotten === atOnce; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from webhook_deliveries where id in (
        select id from webhook_deliveries where created_at < now() - make_interval(days => ${days})
        order by created_at limit ${atOnce})
    `.execute(db);
    forgotten = Number(numAffectedRows);
  }
}
