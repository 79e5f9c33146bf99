import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
const list = `query ($status: TaskStatusFilter! = all, $priority: TaskPriorityFilter! = all, $assignedTo: String,
    $search: String, $page: Int! = 1, $limit: Int! = 20) {
  adminTasks(status: $status, priority: $priority, assignedTo: $assignedTo, search: $search, page: $page, limit: $limit) {
    items {
      id title description dueDate priority category estimatedHours status isOverdue createdByName createdAt
      assignmentCount completedAssignments viewerCanDelete
      assignments { userId userEmail userFirstName userLastName userName status assignedAt completedAt completionNotes adminFeedback }
    }
    pageInfo { currentPage totalPages totalItems itemsPerPage }
  }
}`;
type Made = { id: string; email?: string | null };
let organization: Made;
let admin: Made;
let ada: Made;
let bob: Made;

beforeAll(async () => {
  organization = await api.make.anOrganization();
  admin = await api.make.anAdmin(organization, { firstName: 'Ruth', lastName: 'Okafor' });
  ada = await api.make.aVolunteer(organization, {
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Byron',
  });
  bob = await api.make.aVolunteer(organization, {
    email: 'bob@example.org',
    firstName: null,
    lastName: null,
  });
  await api.make.aTask(organization, [ada, bob], {
    title: 'Sort the Éclairs',
    description: 'In the kitchen',
    dueDate: '2020-01-01',
    priority: 'urgent',
    category: 'event_prep',
    estimatedHours: 2.5,
    createdById: admin.id,
    createdAt: new Date('2026-01-02T00:00:00Z'),
  });
  await api.make.aTask(organization, [], {
    title: 'Nobody yet',
    createdAt: new Date('2026-01-01T00:00:00Z'),
  });
  await api.make.aTask(await api.make.anOrganization(), [], { title: 'Not ours' });
});

const titles = async (variables: object) => {
  const { data, message } = await api.as(admin).graphql(list, variables);
  return data ? data.adminTasks.items.map(({ title }: { title: string }) => title) : message;
};

describe('adminTasks', () => {
  test('shows the tasks of the own organization, newest first, with everybody they are assigned to', async () => {
    const { data } = await api.as(admin).graphql(list);
    expect(data.adminTasks.pageInfo).toEqual({
      currentPage: 1,
      totalPages: 1,
      totalItems: 2,
      itemsPerPage: 20,
    });
    const [first, second] = data.adminTasks.items;
    expect(first).toEqual({
      id: expect.any(String),
      title: 'Sort the Éclairs',
      description: 'In the kitchen',
      dueDate: '2020-01-01',
      priority: 'urgent',
      category: 'event_prep',
      estimatedHours: 2.5,
      status: 'pending',
      isOverdue: true,
      createdByName: 'Ruth Okafor',
      createdAt: '2026-01-02T00:00:00.000Z',
      assignmentCount: 2,
      completedAssignments: 0,
      viewerCanDelete: true,
      assignments: [
        {
          userId: ada.id,
          userEmail: 'ada@example.org',
          userFirstName: 'Ada',
          userLastName: 'Byron',
          userName: 'Ada Byron',
          status: 'assigned',
          assignedAt: expect.stringMatching(/Z$/),
          completedAt: null,
          completionNotes: null,
          adminFeedback: null,
        },
        expect.objectContaining({ userId: bob.id, userFirstName: null, userName: 'bob@example.org' }),
      ],
    });
    expect(second).toMatchObject({
      title: 'Nobody yet',
      createdByName: null,
      assignments: [],
      isOverdue: false,
    });
  });

  test.each([
    [{ status: 'pending' }, ['Sort the Éclairs', 'Nobody yet']],
    [{ status: 'completed' }, []],
    [{ priority: 'urgent' }, ['Sort the Éclairs']],
    [{ priority: 'low' }, []],
    [{ search: '  eclair ' }, ['Sort the Éclairs']],
    [{ search: 'KITCHEN' }, ['Sort the Éclairs']],
    [{ search: '%' }, []],
    [{ search: '   ' }, ['Sort the Éclairs', 'Nobody yet']],
    [{ assignedTo: ' ADA@example.org ' }, ['Sort the Éclairs']],
    [{ assignedTo: 'ada@example.org', status: 'completed' }, []],
    [{ assignedTo: 'stranger@example.org' }, []],
    [{ assignedTo: 'nobody at all' }, 'assignedTo must be a user id or an e-mail address'],
    [{ page: 2, limit: 1 }, ['Nobody yet']],
    [{ page: 3, limit: 1 }, []],
    [{ page: 0 }, 'page must be at least 1'],
    [{ limit: 101 }, 'limit must be at most 100'],
    [{ search: 'x'.repeat(201) }, 'search must be at most 200 characters'],
  ])('narrowed to %o answers %o', async (variables, expected) => {
    expect(await titles(variables)).toEqual(expected);
  });

  test('narrowed to a person by id counts what it shows', async () => {
    const { data } = await api.as(admin).graphql(list, { assignedTo: bob.id });
    expect(data.adminTasks.pageInfo.totalItems).toBe(1);
    expect(data.adminTasks.items[0].assignments).toHaveLength(2);
  });
});

describe('GET /admin/tasks', () => {
  test('answers the documented names', async () => {
    const { status, body } = await api.as(admin).get('/admin/tasks?status=all&priority=urgent');
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['message', 'pagination', 'success', 'tasks']);
    expect(body).toMatchObject({
      success: true,
      message: '1 tasks',
      pagination: { current_page: 1, total_pages: 1, total_items: 1, items_per_page: 1000 },
      tasks: [
        {
          id: expect.any(String),
          title: 'Sort the Éclairs',
          description: 'In the kitchen',
          due_date: '2020-01-01',
          priority: 'urgent',
          category: 'event_prep',
          estimated_hours: 2.5,
          status: 'pending',
          is_overdue: true,
          created_by_name: 'Ruth Okafor',
          assignment_count: 2,
          completed_assignments: 0,
        },
      ],
    });
    expect(body.tasks[0].assignments[0]).toMatchObject({
      user_id: ada.id,
      user_email: 'ada@example.org',
      user_first_name: 'Ada',
      user_last_name: 'Byron',
      user_name: 'Ada Byron',
      status: 'assigned',
    });
  });

  test.each([
    ['', 2],
    ['?assignedTo=ada%40example.org', 1],
    ['?limit=1', 1],
    ['?unknown=1', 2],
  ])('%s answers %i tasks', async (query, count) => {
    expect((await api.as(admin).get(`/admin/tasks${query}`)).body.tasks).toHaveLength(count);
  });

  test.each([
    ['?status=done', 'status must be one of: all, pending, in_progress, completed'],
    ['?priority=', 'priority must be one of: all, urgent, high, medium, low'],
    ['?limit=0', 'limit must be at least 1'],
    ['?page=1.5', 'page must be a whole number'],
    ['?assignedTo=nobody', 'assignedTo must be a user id or an e-mail address'],
  ])('%s is refused', async (query, message) => {
    const { status, body } = await api.as(admin).get(`/admin/tasks${query}`);
    expect([status, body.message]).toEqual([400, message]);
  });
});

describe('one task', () => {
  test('is there for the admins of its organization', async () => {
    const task = await api.make.aTask(organization, [ada]);
    const { data } = await api
      .as(admin)
      .graphql('query ($id: ID!) { task(id: $id) { id assignmentCount } }', task);
    expect(data.task).toEqual({ id: task.id, assignmentCount: 1 });
    const rest = await api.as(admin).get(`/tasks/${task.id}`);
    expect(rest.body.task).toMatchObject({ id: task.id, assignment_count: 1 });
  });

  test('of another organization does not exist', async () => {
    const foreign = await api.make.aTask(await api.make.anOrganization());
    const absent = await api.as(admin).get('/tasks/01977c6e-0000-7000-8000-000000000000');
    const other = await api.as(admin).get(`/tasks/${foreign.id}`);
    expect([other.status, other.body.message]).toEqual([404, 'Task not found']);
    expect(absent.body.message).toBe(other.body.message);
  });
});

test('200 tasks with 20 assignees each take as many statements as one task with one', async () => {
  const large = await api.make.anOrganization();
  const reader = await api.make.anAdmin(large);
  const first = await api.make.aVolunteer(large);
  await api.make.aTask(large, [first]);
  const viewer = api.as(reader);
  await viewer.token();
  const small = await api.statements.during(() => viewer.get('/admin/tasks'));
  await sql`insert into tasks (id, organization_id, title)
    select gen_random_uuid(), ${large.id}, 'Task ' || n from generate_series(1, 200) n`.execute(
    api.database.db,
  );
  for (let person = 0; person < 20; person += 1) {
    const { id } = await api.make.aVolunteer(large);
    await sql`insert into assignments (id, organization_id, task_id, user_id)
      select gen_random_uuid(), ${large.id}, id, ${id} from tasks where organization_id = ${large.id}`.execute(
      api.database.db,
    );
  }
  let body: { tasks: { assignments: object[] }[] } = { tasks: [] };
  const many = await api.statements.during(async () => {
    ({ body } = await viewer.get('/admin/tasks'));
  });
  expect(body.tasks).toHaveLength(201);
  expect(body.tasks[0]?.assignments).toHaveLength(20);
  expect(many).toBe(small);
  expect(small).toBe(2);
});
