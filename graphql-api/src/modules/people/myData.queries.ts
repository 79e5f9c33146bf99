import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../database/orm.js';
import { clock, day, instant, optionalInstant } from '../../database/sql.js';

/**
 * Everything that is kept about one person, in one statement and under the names of the database; what admins noted about
 * them stays the admins'. Contents of documents are downloaded one by one.
 */
export function selectMyData(db: Db, userId: string) {
  return db
    .selectFrom('users as u')
    .leftJoin('organizations as o', 'o.id', 'u.organization_id')
    .where('u.id', '=', userId)
    .select((eb) => [
      'u.email',
      'u.role',
      'u.first_name',
      'u.last_name',
      'u.phone',
      'u.address',
      day<string | null>('u.birthday').as('birthday'),
      'o.name as organization_name',
      instant('u.created_at').as('member_since'),
      optionalInstant('u.last_login').as('last_login'),
      jsonArrayFrom(
        eb
          .selectFrom('assignments as a')
          .innerJoin('tasks as t', 't.id', 'a.task_id')
          .whereRef('a.user_id', '=', 'u.id')
          .select([
            't.title',
            day<string | null>('t.due_date').as('due_date'),
            'a.status',
            instant('a.assigned_at').as('assigned_at'),
            optionalInstant('a.completed_at').as('completed_at'),
            'a.completion_notes',
            'a.admin_feedback',
          ])
          .orderBy('a.assigned_at')
          .orderBy('a.id'),
      ).as('tasks'),
      jsonArrayFrom(
        eb
          .selectFrom('rsvps as r')
          .innerJoin('events as e', 'e.id', 'r.event_id')
          .whereRef('r.user_id', '=', 'u.id')
          .select([
            'e.title',
            day('e.start_date').as('start_date'),
            clock('e.start_time').as('start_time'),
            'r.status',
            'r.notes',
            instant('r.updated_at').as('answered_at'),
          ])
          .orderBy('e.start_date')
          .orderBy('r.id'),
      ).as('events'),
      jsonArrayFrom(
        eb
          .selectFrom('documents as d')
          .whereRef('d.uploaded_by_id', '=', 'u.id')
          .select([
            'd.id',
            'd.title',
            'd.file_name',
            'd.file_size',
            instant('d.created_at').as('uploaded_at'),
          ])
          .orderBy('d.created_at')
          .orderBy('d.id'),
      ).as('documents_uploaded'),
      jsonArrayFrom(
        eb
          .selectFrom('newsletter_messages as m')
          .innerJoin('newsletters as n', 'n.id', 'm.newsletter_id')
          .whereRef('m.user_id', '=', 'u.id')
          .select(['n.subject', 'm.state', instant('m.created_at').as('sent_to_you_at')])
          .orderBy('m.created_at')
          .orderBy('m.id'),
      ).as('newsletters'),
      jsonArrayFrom(
        eb
          .selectFrom('sessions as s')
          .whereRef('s.user_id', '=', 'u.id')
          .select([
            's.ip',
            's.user_agent',
            instant('s.created_at').as('signed_in_at'),
            instant('s.last_used_at').as('last_used_at'),
            optionalInstant('s.revoked_at').as('ended_at'),
          ])
          .orderBy('s.created_at')
          .orderBy('s.id'),
      ).as('sessions'),
      jsonArrayFrom(
        eb
          .selectFrom('sign_in_events as i')
          .whereRef('i.user_id', '=', 'u.id')
          .select(['i.succeeded', 'i.ip', 'i.user_agent', instant('i.created_at').as('at')])
          .orderBy('i.created_at')
          .orderBy('i.id'),
      ).as('sign_ins'),
      jsonArrayFrom(
        eb
          .selectFrom('audit_events as x')
          .whereRef('x.actor_id', '=', 'u.id')
          .select(['x.action', 'x.ip', instant('x.created_at').as('at')])
          .orderBy('x.created_at')
          .orderBy('x.id'),
      ).as('recorded_actions'),
    ]);
}
