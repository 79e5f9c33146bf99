import { sql } from 'kysely';
import type { User } from '../modules/people/user.entity.js';
import type { TestApi } from '../testing/api.js';
import { factories } from '../testing/factories.js';
import { jitter, type Racer, randomFrom, type TwoServers } from './twoServers.js';

type Way = (server: number, admin: Racer, turn: 0 | 1) => Promise<void>;

const assign = `mutation ($id: ID!, $emails: [String!]!) { assignTask(taskId: $id, emails: $emails) { id } }`;
const lanes = 6;

/**
 * Lets two people do the same to two things at the same moment in opposite order, over and over, in all the ways that
 * lock more than one row: tasks given to the same people, roles, maxima, answers to events, completions, people who
 * leave. Tells of answers that are faults, and how often PostgreSQL had to end a deadlock.
 */
export async function oppositeOrder(
  api: TestApi,
  { ask, signIn }: Pick<TwoServers, 'ask' | 'signIn'>,
  { rounds, seed }: { rounds: number; seed: number },
) {
  const random = randomFrom(seed);
  const make = factories(api);
  const organization = await make.anOrganization();
  const [ruth, joan] = (await signIn([
    await make.anAdmin(organization),
    await make.anAdmin(organization),
  ])) as [Racer, Racer];
  const people: User[] = [];
  for (let person = 0; person < 6; person += 1) people.push(await make.aVolunteer(organization));
  const volunteers = await signIn(people);
  const emails = people.map(({ email }) => String(email));
  const statuses: Record<number, number> = {};
  const faults: string[] = [];

  const say = async (server: number, who: Racer, method: string, path: string, body?: object) => {
    await jitter(random);
    const { status, body: told } = await ask(server, who.token, method, path, body);
    const code = told.errors?.[0]?.extensions.code;
    const seen = code === 'INTERNAL_SERVER_ERROR' || code === 'SERVICE_UNAVAILABLE' ? 500 : status;
    statuses[seen] = (statuses[seen] ?? 0) + 1;
    if (seen >= 500) faults.push(`${method} ${path}: ${status} ${JSON.stringify(told)}`);
  };

  /** What two people can do to the same two things. */
  const waysOf = async (): Promise<Way[]> => {
    const tasks = [await make.aTask(organization, people), await make.aTask(organization, people)];
    const events = [await make.anEvent(organization), await make.anEvent(organization)];
    const [task, event] = [tasks, events].map((things) => (turn: number) => things[turn]?.id);
    return [
      (side, who, turn) => say(side, who, 'PUT', `/api/tasks/${task?.(turn)}`, { title: `${side}` }),
      (side, who, turn) =>
        say(side, who, 'POST', '/graphql', {
          ...{ query: assign, variables: { id: task?.(turn), emails: turn ? emails.toReversed() : emails } },
        }),
      (side, who, turn) =>
        say(side, who, 'PUT', `/api/admin/volunteers/${emails[turn]}`, {
          role: random() < 0.5 ? 'nonprofit_admin' : 'volunteer',
        }),
      (side, who, turn) =>
        say(side, who, 'PUT', `/api/calendar/events/${event?.(turn)}`, { max_volunteers: 1 + side }),
      (side, _, turn) =>
        say(side, volunteers[2 + side] as Racer, 'POST', `/api/calendar/events/${event?.(turn)}/rsvp`, {
          status: random() < 0.5 ? 'signed_up' : 'cancelled',
        }),
      (side, who, turn) =>
        say(side, who, 'POST', `/api/tasks/${task?.(turn)}/complete`, { userId: people[4 + side]?.id }),
    ];
  };

  /** Somebody leaves while they are given a task and answer an event, which is deleted. */
  const leave = async (round: number) => {
    const person = await make.aVolunteer(organization);
    const [leaver] = (await signIn([person])) as [Racer];
    const event = `/api/calendar/events/${(await make.anEvent(organization, { maxVolunteers: 3 })).id}`;
    const task = await make.aTask(organization);
    await Promise.all([
      say(round, ruth, 'DELETE', `/api/admin/volunteers/${person.email}`),
      say(round, leaver, 'POST', `${event}/rsvp`, { status: 'signed_up' }),
      say(round + 1, joan, 'POST', '/graphql', {
        ...{ query: assign, variables: { id: task.id, emails: [String(person.email), ...emails.slice(2)] } },
      }),
      say(round + 1, joan, 'DELETE', event),
    ]);
  };

  const before = await deadlocks(api);
  let left = rounds;
  const lane = async () => {
    const ways = await waysOf();
    const any = () => ways[Math.floor(random() * ways.length)] as Way;
    while (left > 0) {
      left -= 1;
      const [one, other] = [any(), any()];
      const side = async (index: 0 | 1, who: Racer) => {
        for (const turn of [index, 1 - index] as (0 | 1)[])
          await (random() < 0.8 ? one : other)(index, who, turn);
      };
      await Promise.all([side(0, ruth), side(1, joan)]);
      if (left % 20 === 0) await leave(left);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { faults, statuses, deadlocks: (await deadlocks(api)) - before };
}

/** How many circles of waiting PostgreSQL has ended in this database. */
export async function deadlocks(api: TestApi): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select deadlocks as count from pg_stat_database where datname = current_database()`.execute(
    api.database.db,
  );
  return Number(rows[0]?.count);
}
