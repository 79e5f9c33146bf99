import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { signedIn } from '../authorize.js';
import type { Context } from '../context.js';
import { AppError, badInput, conflict } from '../errors.js';
import { UploadedFile } from '../multipart.js';

type Json = Record<string, unknown>;

interface Call {
  /** Method and path, with what stands for its parameters. */
  name: string;
  key: string;
  body: Json;
}

/** So long may a first call take; later, nobody knows what became of it. */
const patienceSeconds = 60;
const keptHours = 24;

/**
 * Does the work of a call once for its key and person (draft-ietf-httpapi-idempotency-key-header): the same call again
 * gets the same answer, for 24 hours. A refusal creates nothing and keeps no key.
 * @throws IDEMPOTENCY_KEY_REUSED for another body, CONFLICT while the first call is at work or its end is unknown
 */
export async function onceFor(ctx: Context, call: Call, work: () => Promise<Json>): Promise<Json> {
  const bodyHash = hashOf(ctx, call.body);
  if (!/^[\x21-\x7e]{1,255}$/.test(call.key)) {
    throw badInput('Idempotency-Key must be 1 to 255 visible ASCII characters');
  }
  if (!(await claim(ctx, call, bodyHash))) return earlierAnswer(ctx, call, bodyHash);
  try {
    const answer = await work();
    await keep(ctx, call, answer);
    return answer;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) await forget(ctx, call);
    throw error;
  }
}

async function claim(ctx: Context, { name, key }: Call, bodyHash: string): Promise<boolean> {
  const { id } = signedIn(ctx);
  await sql`delete from idempotency_keys where created_at < now() - make_interval(hours => ${keptHours})`.execute(
    ctx.db,
  );
  const { rows } = await sql`
    insert into idempotency_keys (user_id, call, key, body_hash) values (${id}, ${name}, ${key}, ${bodyHash})
    on conflict do nothing returning 1
  `.execute(ctx.db);
  return rows.length > 0;
}

async function earlierAnswer(ctx: Context, { name, key }: Call, bodyHash: string): Promise<Json> {
  const { rows } = await sql<{ bodyHash: string; answer: string | null; recent: boolean }>`
    select body_hash as "bodyHash", answer, created_at > now() - make_interval(secs => ${patienceSeconds}) as recent
    from idempotency_keys where user_id = ${signedIn(ctx).id} and call = ${name} and key = ${key}
  `.execute(ctx.db);
  const [row] = rows;
  if (row && row.bodyHash !== bodyHash) {
    throw new AppError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request');
  }
  if (row?.answer) return JSON.parse(row.answer) as Json;
  if (row && !row.recent) {
    throw conflict(
      'It is not known what became of the first request with this Idempotency-Key. Look before you try again with a new one.',
    );
  }
  throw new AppError('CONFLICT', 'The first request with this Idempotency-Key is still at work', {
    retryAfterSeconds: 1,
  });
}

/** Kept as it was written, letter by letter. What is shown once is not kept: a repeated call finds null in its place. */
async function keep(ctx: Context, { name, key }: Call, answer: Json): Promise<void> {
  const kept = 'secret' in answer ? { ...answer, secret: null } : answer;
  await sql`
    update idempotency_keys set answer = to_jsonb(${JSON.stringify(kept)}::text)
    where user_id = ${signedIn(ctx).id} and call = ${name} and key = ${key}
  `.execute(ctx.db);
}

async function forget(ctx: Context, { name, key }: Call): Promise<void> {
  await sql`
    delete from idempotency_keys where user_id = ${signedIn(ctx).id} and call = ${name} and key = ${key}
  `.execute(ctx.db);
}

/** Keyed, because a body may hold a password that is easily guessed. */
function hashOf(ctx: Context, body: Json): string {
  const text = JSON.stringify(body, (_name, value: unknown) => {
    if (value instanceof UploadedFile) return [value.name, value.declaredType, digest(value.content)];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
  return createHmac('sha256', ctx.env.jwtSecret).update(text).digest('base64url');
}

const digest = (content: Buffer) => createHash('sha256').update(content).digest('base64url');
