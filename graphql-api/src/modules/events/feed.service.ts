import { randomBytes } from 'node:crypto';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { inPerson, type Member, member } from '../../authorize.js';
import { type Context, onBehalfOf } from '../../context.js';
import { notFound } from '../../errors.js';
import { addDays, wallClock } from '../../time.js';
import { hashToken } from '../people/session.tokens.js';
import { eventEntry } from './event.ics.js';
import { findFeedOwner, selectFeedEvents, selectFeedTasks } from './feed.queries.js';
import { taskEntry } from './feed.tasks.js';
import { writeCalendar } from './icalendar.js';

/** More than a year of a person holds; a limit all the same, as every list has one. */
const maxEntries = 1_000;

/**
 * The address of one's own calendar feed; made when it is asked for first.
 * @throws FORBIDDEN for a program with an access token, which the address would outlive
 */
export async function readMyCalendarFeed(ctx: Context) {
  const viewer = member(ctx);
  inPerson(ctx);
  const feed = (await findFeed(ctx, viewer)) ?? (await makeFeed(ctx, viewer));
  const secret = ctx.tokens.signFeed(feed.seed);
  // With a new JWT_SECRET every feed has a new address: the one that is shown must be the one that works.
  if (hashToken(secret) !== feed.secretHash) return resetMyCalendarFeed(ctx);
  return addresses(ctx, secret);
}

/** Gives one's own calendar feed a new address; the old one leads nowhere from then on. */
export async function resetMyCalendarFeed(ctx: Context) {
  const viewer = member(ctx);
  inPerson(ctx);
  const { seed, secretHash } = newFeed(ctx);
  await ctx.db
    .insertInto('calendar_feeds')
    .values({ user_id: viewer.id, seed, secret_hash: secretHash })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seed, secret_hash: secretHash }))
    .execute();
  return addresses(ctx, ctx.tokens.signFeed(seed));
}

/**
 * The calendar that a secret opens: the events to which its owner said yes and the tasks they still have to do.
 * What they no longer said yes to is simply not in it, which is how programs learn of it.
 * @throws NOT_FOUND, also when the owner has left or the organization is inactive
 */
export async function readCalendarFeed(ctx: Context, secret: string): Promise<string> {
  const owner = await findFeedOwner(ctx.db, hashToken(secret));
  if (!owner) throw notFound('Calendar');
  const viewer: Member = { ...owner, email: owner.email ?? '', sessionId: '' };
  return onBehalfOf(ctx, viewer, (asked) => writeFeed(asked, viewer, owner.organizationName));
}

async function writeFeed(ctx: Context, viewer: Member, name: string): Promise<string> {
  const aYearAgo = addDays(wallClock(viewer.timezone).date, -365);
  const { events, tasks } = await ctx.db
    .selectNoFrom([
      jsonArrayFrom(selectFeedEvents(ctx.db, viewer, aYearAgo, maxEntries)).as('events'),
      jsonArrayFrom(selectFeedTasks(ctx.db, viewer, maxEntries)).as('tasks'),
    ])
    .executeTakeFirstOrThrow();
  const entries = [...events.map(eventEntry), ...tasks.map((task) => taskEntry(task, ctx.env.publicUrl))];
  return writeCalendar(entries, viewer.timezone, { name });
}

function findFeed(ctx: Context, viewer: Member) {
  return ctx.db
    .selectFrom('calendar_feeds')
    .select(['seed', 'secret_hash as secretHash'])
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
}

/** When two requests make it at the same moment, both get the one that came first. */
async function makeFeed(ctx: Context, viewer: Member) {
  const made = newFeed(ctx);
  await ctx.db
    .insertInto('calendar_feeds')
    .values({ user_id: viewer.id, seed: made.seed, secret_hash: made.secretHash })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return (await findFeed(ctx, viewer)) ?? made;
}

function newFeed(ctx: Context) {
  const seed = randomBytes(32).toString('base64url');
  return { seed, secretHash: hashToken(ctx.tokens.signFeed(seed)) };
}

function addresses(ctx: Context, secret: string) {
  const url = `${ctx.env.publicUrl}/api/calendar/feed/${secret}.ics`;
  return { url, webcalUrl: url.replace(/^https?:/, 'webcal:') };
}
