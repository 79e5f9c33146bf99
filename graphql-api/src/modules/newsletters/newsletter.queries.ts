import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Member } from '../../authorize.js';
import type { Db } from '../../database/orm.js';
import { instant, optionalInstant } from '../../database/sql.js';
import { visibleNewsletters } from './newsletter.policy.js';

const inState = (state: string) => sql<number>`count(*) filter (where m.state = ${state})::int`.as(state);

/** The newsletters an admin may see, each with how far its messages are; the newest first, the id breaking ties. */
export function selectNewsletters(db: Db, viewer: Member) {
  return db
    .selectFrom('newsletters as n')
    .leftJoin('users as u', 'u.id', 'n.created_by_id')
    .select((eb) => [
      'n.id',
      'n.subject',
      'n.text',
      'n.audience',
      instant('n.created_at').as('createdAt'),
      'u.first_name as senderName',
      'u.last_name as senderLastname',
      jsonObjectFrom(
        eb
          .selectFrom('newsletter_messages as m')
          .whereRef('m.newsletter_id', '=', 'n.id')
          .select([
            sql<number>`count(*)::int`.as('total'),
            ...['queued', 'sending', 'sent', 'failed', 'unknown'].map(inState),
          ]),
      )
        .$notNull()
        .as('counts'),
    ])
    .where(visibleNewsletters(viewer) as never)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc');
}

export type NewsletterRow = Awaited<
  ReturnType<ReturnType<typeof selectNewsletters>['executeTakeFirstOrThrow']>
>;

/** How many newsletters an admin may see. */
export function countNewsletters(db: Db, viewer: Member) {
  return db
    .selectFrom('newsletters as n')
    .select(sql<number>`count(*)::int`.as('totalItems'))
    .where(visibleNewsletters(viewer) as never);
}

/** What became of a newsletter, person by person; what needs a look stands first, the id breaking ties. */
export function selectMessages(db: Db, newsletterId: string) {
  return db
    .selectFrom('newsletter_messages as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select([
      'm.id',
      'm.state',
      'm.failure',
      optionalInstant('m.settled_at').as('settledAt'),
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.email',
    ])
    .where('m.newsletter_id', '=', newsletterId)
    .orderBy(sql`m.state in ('failed', 'unknown')`, 'desc')
    .orderBy('u.name_key')
    .orderBy('m.id');
}

/** How many people a newsletter is for. */
export function countMessages(db: Db, newsletterId: string) {
  return db
    .selectFrom('newsletter_messages as m')
    .select(sql<number>`count(*)::int`.as('totalItems'))
    .where('m.newsletter_id', '=', newsletterId);
}
