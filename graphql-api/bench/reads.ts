import { get, graphql, limitPath } from './doors.js';
import * as fields from './fields.js';
import type { Operation } from './operation.js';
import type { Cast } from './people.js';

const thisMonth = new Date().toISOString().slice(0, 8).concat('01');
const [year, month] = thisMonth.split('-').map(Number);

/** A page that people wait for: the same question, again and again. */
interface Read {
  name: string;
  who: keyof Cast;
  target?: number;
  document: string;
  variables?: (subject: string) => Record<string, unknown>;
  /** The path of the REST call. */
  rest: (subject: string) => string;
  /** What the hand-written statement takes behind the session. */
  limit?: (subject: string) => string[];
  subject?: string;
  /** Whether REST answers with all rows, as documented, where the others give a page: a limit of its own does so too. */
  isWhole?: boolean;
}

const pages: Read[] = [
  {
    name: 'dashboard',
    who: 'volunteers',
    target: 0.5,
    document: `{ volunteerDashboard { organization { ${fields.organization} } taskStats { ${fields.stats} }
      tasks { ${fields.myTask} } events { ${fields.event} } documents { ${fields.document} } } }`,
    rest: () => '/api/dashboard',
  },
  {
    name: 'tasks',
    who: 'volunteers',
    document: `{ myTasks { items { ${fields.myTask} } stats { ${fields.stats} } ${fields.page} } }`,
    rest: () => '/api/tasks/my',
  },
  {
    name: 'month',
    who: 'volunteers',
    document: `query ($month: Int, $year: Int) { calendarMonth(month: $month, year: $year) { month year
      events { ${fields.event} } } }`,
    variables: () => ({ month, year }),
    rest: () => `/api/calendar/events?month=${month}&year=${year}`,
    limit: () => [thisMonth],
  },
  {
    name: 'event',
    who: 'volunteers',
    document: `query ($id: ID!) { event(id: $id) { ${fields.event} } }`,
    variables: (id) => ({ id }),
    rest: (id) => `/api/calendar/events/${id}`,
    limit: (id) => [id],
    subject: 'select id from events where organization_id = $1 order by start_date desc, id limit 1',
  },
  {
    name: 'directory',
    who: 'volunteers',
    document: `query ($search: String) { directory(search: $search) { organization { ${fields.organization} }
      items { ${fields.person} } counts { total admins volunteers } ${fields.page} } }`,
    variables: () => ({ search: 'an' }),
    rest: () => '/api/dashboard/volunteers?search=an',
    limit: () => ['an'],
    isWhole: true,
  },
  {
    name: 'documents',
    who: 'volunteers',
    document: `{ documents { items { ${fields.document} } ${fields.page} } }`,
    rest: () => '/api/documents',
    isWhole: true,
  },
  {
    name: 'admin overview',
    who: 'admins',
    document: `{ adminDashboard { organization { ${fields.organization} } volunteerStats { totalVolunteers }
      taskOverview { totalTasks completedAssignments } upcomingEvents { ${fields.event} }
      nextEvents { ${fields.event} } recentActivity { ${fields.activity} }
      recentDocuments { ${fields.document} } } }`,
    rest: () => '/api/dashboard',
  },
  {
    name: 'admin tasks',
    who: 'admins',
    document: `{ adminTasks { items { ${fields.task} } ${fields.page} } }`,
    rest: () => '/api/tasks',
    isWhole: true,
  },
  {
    name: 'platform overview',
    who: 'owners',
    document: `{ platformDashboard { stats { totalOrganizations totalUsers totalTasks totalDocuments }
      analytics { activeThisWeek totalLogins newThisMonth completedTasks pendingTasks
        topOrganizations { name userCount } }
      organizations { ${fields.platformOrganization} } } }`,
    rest: () => '/api/super-admin/dashboard',
  },
];

/** What people wait for, in the order of how often they do. */
export const reads: Operation[] = pages.map(({ document, variables, rest, limit, isWhole, ...page }) => {
  const limited =
    (name: string): Operation['limitOfRest'] =>
    (person, subject) =>
      always(get(person, limitPath(name, limit?.(subject))));
  return {
    ...page,
    doors: {
      limit: limited(page.name),
      GraphQL: (person, subject) => always(graphql(person, document, variables?.(subject))),
      REST: (person, subject) => always(get(person, rest(subject))),
    },
    ...(isWhole && { limitOfRest: limited(`all ${page.name}`) }),
  };
});

function always<Request>(request: Request): () => Request {
  return () => request;
}
