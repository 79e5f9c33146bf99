import { sql } from 'kysely';
import { type Member, memberWho } from '../../authorize.js';
import { type Context, inTransaction } from '../../context.js';
import { newId } from '../../database/id.js';
import { conflict, notFound } from '../../errors.js';
import { offsetOf, pageInfo } from '../../paging.js';
import { recordDeed } from '../audit/audit.service.js';
import { AuditAction } from '../audit/auditEvent.entity.js';
import { lockOrganization } from '../people/membership.service.js';
import { count } from '../people/session.limits.js';
import { NewsletterAudience } from './newsletter.entity.js';
import type { NewsletterMessagesArgs, NewslettersArgs, SendNewsletterInput } from './newsletter.inputs.js';
import { canSendNewsletters } from './newsletter.policy.js';
import {
  countMessages,
  countNewsletters,
  type NewsletterRow,
  selectMessages,
  selectNewsletters,
} from './newsletter.queries.js';

/** A second press of the button, or the same request once more, is no second newsletter. */
const twiceWithinMinutes = 10;

const rolesOf = {
  [NewsletterAudience.all]: ['volunteer', 'nonprofit_admin'],
  [NewsletterAudience.volunteers]: ['volunteer'],
  [NewsletterAudience.nonprofit_admins]: ['nonprofit_admin'],
};

/**
 * Puts a newsletter into the outbox, one message for each person it is for; the servers send them from there.
 * @throws BAD_USER_INPUT, RATE_LIMITED, CONFLICT when nobody would get it or it was sent a moment ago
 */
export async function sendNewsletter(ctx: Context, input: SendNewsletterInput): Promise<NewsletterRow> {
  const viewer = memberWho(ctx, canSendNewsletters);
  await count(ctx.limits.newsletter, viewer.organizationId);
  return inTransaction(ctx, async (tx) => {
    await lockOrganization(tx, viewer.organizationId);
    const words = { subject: input.subject.trim(), text: input.text.trim(), audience: input.audience };
    await refuseTwice(tx, viewer, words);
    const id = newId();
    await tx.db
      .insertInto('newsletters')
      .values({ ...words, id, organization_id: viewer.organizationId, created_by_id: viewer.id })
      .execute();
    const people = await tx.db
      .selectFrom('users')
      .select('id')
      .where('organization_id', '=', viewer.organizationId)
      .where('removed_at', 'is', null)
      .where('email', 'is not', null)
      .where('role', 'in', rolesOf[input.audience] as never)
      .execute();
    if (people.length === 0) throw conflict('There is nobody to send this to');
    await insertMessages(
      tx,
      viewer,
      id,
      people.map((person) => person.id),
    );
    await recordDeed(tx, {
      action: AuditAction.newsletter_sent,
      organizationId: viewer.organizationId,
      subjectName: words.subject,
      details: `${people.length}`,
    });
    return selectNewsletters(tx.db, viewer).where('n.id', '=', id).executeTakeFirstOrThrow();
  });
}

async function refuseTwice(tx: Context, viewer: Member, words: SendNewsletterInput): Promise<void> {
  const same = await tx.db
    .selectFrom('newsletters')
    .select('id')
    .where('organization_id', '=', viewer.organizationId)
    .where('subject', '=', words.subject)
    .where('text', '=', words.text)
    .where('audience', '=', words.audience)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${twiceWithinMinutes})` as never)
    .limit(1)
    .executeTakeFirst();
  if (same) throw conflict('This newsletter was sent a moment ago');
}

async function insertMessages(
  tx: Context,
  viewer: Member,
  newsletterId: string,
  userIds: string[],
): Promise<void> {
  await tx.db
    .insertInto('newsletter_messages')
    .columns(['id', 'organization_id', 'newsletter_id', 'user_id'])
    .expression(
      sql`select unnest(${userIds.map(() => newId())}::uuid[]), ${viewer.organizationId}::uuid,
        ${newsletterId}::uuid, unnest(${userIds}::uuid[])` as never,
    )
    .execute();
}

/** One page of the outbox, the newest first, and whether mail leaves this server at all. */
export async function listNewsletters(ctx: Context, args: NewslettersArgs) {
  const viewer = memberWho(ctx, canSendNewsletters);
  const [items, { totalItems }] = await Promise.all([
    selectNewsletters(ctx.db, viewer).limit(args.limit).offset(offsetOf(args)).execute(),
    countNewsletters(ctx.db, viewer).executeTakeFirstOrThrow(),
  ]);
  return { items, pageInfo: pageInfo(args, totalItems), mailIsSetUp: ctx.env.smtpUrl !== '' };
}

/** @throws NOT_FOUND for a newsletter that is absent or of another organization */
export async function getNewsletter(ctx: Context, id: string): Promise<NewsletterRow> {
  const viewer = memberWho(ctx, canSendNewsletters);
  const newsletter = await selectNewsletters(ctx.db, viewer).where('n.id', '=', id).executeTakeFirst();
  if (!newsletter) throw notFound('Newsletter');
  return newsletter;
}

/**
 * One page of what became of a newsletter, person by person.
 * @throws NOT_FOUND
 */
export async function listNewsletterMessages(ctx: Context, args: NewsletterMessagesArgs) {
  const { id } = await getNewsletter(ctx, args.newsletterId);
  const [items, { totalItems }] = await Promise.all([
    selectMessages(ctx.db, id).limit(args.limit).offset(offsetOf(args)).execute(),
    countMessages(ctx.db, id).executeTakeFirstOrThrow(),
  ]);
  return { items, pageInfo: pageInfo(args, totalItems) };
}
