import { crowdPassword } from '../src/database/seed/crowd/password.js';
import { graphql, limitPath, send } from './doors.js';
import * as fields from './fields.js';
import type { Operation } from './operation.js';
import type { Person } from './people.js';

const changes = '(select count(*)::int from changes) as changes';
const rsvp = `mutation ($id: ID!, $status: RsvpStatus!) { rsvpToEvent(eventId: $id, status: $status) { ${fields.event} } }`;
const complete = `mutation ($id: ID!) { completeMyTask(taskId: $id) { ${fields.myTask} } }`;
const reopen = `mutation ($id: ID!) { reopenMyTask(taskId: $id) { ${fields.myTask} } }`;
const signedIn = 'accessToken refreshToken viewer { id email role organization { id name } }';
const login = `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { ${signedIn} } }`;
const refresh = `mutation ($refreshToken: String!) { refreshSession(refreshToken: $refreshToken) { ${signedIn} } }`;

const yesOrNo = (sent: number) => ({ status: sent % 2 === 0 ? 'signed_up' : 'cancelled' });
const doneOrNot = (sent: number) => ({ status: sent % 2 === 0 ? 'completed' : 'assigned' });
const credentials = ({ email }: Person) => ({ email, password: crowdPassword });

/** The newest token of a person; each answer brings the next one. */
function tokenOf(person: Person, last: string): { refreshToken: string } {
  const next = /"refreshToken":"([^"]+)"/.exec(last)?.[1];
  if (next) person.refreshToken = next;
  return { refreshToken: person.refreshToken };
}

/** What people change. What can be done once is done and taken back in turns. */
export const writes: Operation[] = [
  {
    name: 'sign-in',
    who: 'volunteers',
    effect: `select (select count(*)::int from sessions) as sessions, (select count(*)::int from sign_in_events) as events,
      (select count(*)::int from rate_limits) as limits`,
    doors: {
      limit: (person) => () => send('POST', null, limitPath('sign-in'), credentials(person)),
      GraphQL: (person) => () => graphql(null, login, credentials(person)),
      REST: (person) => () => send('POST', null, '/api/auth/login', credentials(person)),
    },
  },
  {
    name: 'refresh',
    who: 'volunteers',
    effect: 'select sum(generation)::int as generations from sessions',
    doors: {
      limit: (person) => (_, last) => send('POST', null, limitPath('refresh'), tokenOf(person, last)),
      GraphQL: (person) => (_, last) => graphql(null, refresh, tokenOf(person, last)),
      REST: (person) => (_, last) => send('POST', null, '/api/auth/refresh', tokenOf(person, last)),
    },
  },
  {
    name: 'RSVP',
    who: 'volunteers',
    subject: `select e.id from events e where e.organization_id = $1 and e.start_date > now() + interval '1 day'
      and (max_volunteers is null or confirmed_signups < max_volunteers)
      and not exists (select from rsvps r where r.event_id = e.id and r.user_id = $2 and r.status = 'signed_up')
      order by e.start_date, e.id limit 1`,
    effect: `select ${changes}, (select sum(confirmed_signups)::int from events) as seats`,
    doors: {
      limit: (person, id) => (sent) => send('POST', person, limitPath('RSVP'), { id, ...yesOrNo(sent) }),
      GraphQL: (person, id) => (sent) => graphql(person, rsvp, { id, ...yesOrNo(sent) }),
      REST: (person, id) => (sent) => send('POST', person, `/api/calendar/events/${id}/rsvp`, yesOrNo(sent)),
    },
  },
  {
    name: 'completion',
    who: 'volunteers',
    subject: `select task_id as id from assignments where organization_id = $1 and user_id = $2 and status <> 'completed'
      order by task_id limit 1`,
    effect: `select ${changes}, (select count(*)::int from assignments where status = 'completed') as done`,
    // Else, in an hour, nobody would have anything left to complete. Tasks are locked first, as those who complete do it.
    after: async ({ db }) =>
      void (await db.query(`with locked as materialized (
        select id from tasks where id in (select task_id from assignments
          where status = 'completed' and completed_at > now() - interval '2 hours')
        order by id for no key update)
      update assignments set status = 'assigned', completed_at = null, completed_by_id = null
        where task_id in (select id from locked) and status = 'completed'
          and completed_at > now() - interval '2 hours'`)),
    doors: {
      limit: (person, id) => (sent) =>
        send('POST', person, limitPath('completion'), { id, ...doneOrNot(sent) }),
      GraphQL: (person, id) => (sent) => graphql(person, sent % 2 === 0 ? complete : reopen, { id }),
      // To take it back has no call of its own in REST.
      REST: (person, id) => (sent) =>
        sent % 2 === 0
          ? send('PUT', person, `/api/tasks/${id}/status`, doneOrNot(sent))
          : graphql(person, reopen, { id }),
    },
  },
];
