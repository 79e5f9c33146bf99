import { join } from 'node:path';
import { migrate } from '../../database/migrate.js';
import { connectOrm, typedSql } from '../../database/orm.js';
import { fileStore } from '../../modules/documents/document.store.js';
import { factories, sharedPassword } from '../../testing/factories.js';
import { ask } from './cluster.js';
import { send } from './wire.js';

/** Somebody who is signed in. */
export interface Person {
  id: string;
  email: string;
  token: string;
}

/** An organization whose people write. */
export interface Place {
  id: string;
  admin: Person;
  volunteers: Person[];
  events: string[];
}

/** So many say yes to an event that has a maximum; it is odd, so that nobody is lucky by lock-step. */
export const seats = 3;

/**
 * Makes organizations of an admin and four volunteers each. Positions of changes are given under a lock of the
 * organization, so that one alone would write one after the other.
 */
export async function makePlaces(
  url: string,
  dataDir: string,
  organizations: number,
  events: number,
): Promise<Place[]> {
  const orm = await connectOrm(url);
  try {
    await migrate(orm);
    const database = { orm, db: typedSql(orm.em.fork()), url, close: async () => undefined };
    const make = factories({ database, store: fileStore(join(dataDir, 'documents')) });
    const person = async (made: Promise<{ id: string; email?: unknown }>): Promise<Person> => {
      const { id, email } = await made;
      return { id, email: String(email), token: '' };
    };
    const places: Place[] = [];
    for (let at = 0; at < organizations; at += 1) {
      const organization = await make.anOrganization();
      places.push({
        id: organization.id,
        admin: await person(make.anAdmin(organization)),
        volunteers: await Promise.all([1, 2, 3, 4].map(() => person(make.aVolunteer(organization)))),
        events: await makeEvents(url, organization.id, events),
      });
    }
    return places;
  } finally {
    await orm.close(true);
  }
}

async function makeEvents(url: string, organizationId: string, howMany: number): Promise<string[]> {
  const rows = await ask(
    url,
    `insert into events (id, organization_id, title, start_date, end_date, max_volunteers)
     select gen_random_uuid(), $1, 'Event ' || n, '2099-05-01', '2099-05-01', case when n % 10 = 0 then $3::int end
     from generate_series(1, $2) n returning id`,
    [organizationId, howMany, seats],
  );
  return rows.map(({ id }) => String(id));
}

/** Signs everybody in, through the door. */
export async function signIn(url: string, places: Place[]): Promise<void> {
  for (const { admin, volunteers } of places) {
    for (const person of [admin, ...volunteers]) {
      const body = { email: person.email, password: sharedPassword };
      const { status, text, json } = await send(url, { path: '/api/auth/login', body });
      if (status !== 200) throw new Error(`${person.email} could not sign in: ${text}`);
      person.token = json.tokens.accessToken;
    }
  }
}

const counts = {
  tasks: `select title as key, count(*)::int as times from tasks where title like 'task %' group by 1`,
  rsvps: `select 'rsvp ' || event_id || ' ' || user_id as key, count(*)::int as times from rsvps
          where status = 'signed_up' group by 1`,
  completions: `select 'done ' || task_id || ' ' || user_id as key, count(*)::int as times from assignments
                where status = 'completed' group by 1`,
};

/** How often each numbered write is in the database. */
export async function findWrites(url: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const text of Object.values(counts)) {
    for (const { key, times } of await ask(url, text)) found.set(String(key), Number(times));
  }
  return found;
}

/** What must be 0 beside the writes themselves: seats counted wrongly, and tasks that were told not exactly once. */
export async function findDrift(url: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await ask(
    url,
    `select
       (select count(*)::int from events e where confirmed_signups <>
         (select count(*) from rsvps r where r.event_id = e.id and r.status = 'signed_up')) as miscounted,
       (select count(*)::int from events where confirmed_signups > max_volunteers) as overbooked,
       (select count(*)::int from tasks t where 1 <>
         (select count(*) from changes c where c.subject_id = t.id and c.what = 'created')) as mistold,
       (select count(*)::int from changes where position is null) as unnumbered`,
  );
  return row;
}
export const noDrift = { miscounted: 0, overbooked: 0, mistold: 0, unnumbered: 0 };
