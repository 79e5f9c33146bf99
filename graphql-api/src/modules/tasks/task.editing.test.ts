import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
const create = `mutation ($input: CreateTaskInput!) { createTask(input: $input) {
  id title description dueDate priority category estimatedHours status createdByName assignments { userEmail } } }`;
const update = `mutation ($id: ID!, $input: UpdateTaskInput!) { updateTask(id: $id, input: $input) {
  id title description dueDate priority category estimatedHours } }`;
const remove = 'mutation ($id: ID!) { deleteTask(id: $id) }';
type Made = { id: string };
let organization: Made;
let admin: Made;
let ada: Made;
let foreign: Made;

beforeAll(async () => {
  organization = await api.make.anOrganization();
  admin = await api.make.anAdmin(organization, { firstName: 'Ruth', lastName: null });
  ada = await api.make.aVolunteer(organization, { email: 'ada@example.org' });
  const elsewhere = await api.make.anOrganization();
  await api.make.aVolunteer(elsewhere, { email: 'eve@example.org' });
  await api.make.aVolunteer(organization, { email: 'gone@example.org', removedAt: new Date() });
  foreign = await api.make.aTask(elsewhere);
});

const countTasks = async () => (await api.as(admin).get('/admin/tasks')).body.tasks.length;
const stored = async ({ id }: Made) => (await api.as(admin).get(`/tasks/${id}`)).body.task;

describe('createTask', () => {
  test('needs no more than a title, and assigns people by e-mail, each once', async () => {
    const input = { title: '  Paint the fence ', assignToEmails: [' ADA@example.org', 'ada@example.org'] };
    const { data } = await api.as(admin).graphql(create, { input });
    expect(data.createTask).toEqual({
      id: expect.any(String),
      title: 'Paint the fence',
      description: null,
      dueDate: null,
      priority: 'medium',
      category: 'general',
      estimatedHours: null,
      status: 'pending',
      createdByName: 'Ruth',
      assignments: [{ userEmail: 'ada@example.org' }],
    });
  });

  test('POST /admin/tasks takes the documented names and answers 201 with the address of the task', async () => {
    const answer = await api.as(admin).post('/admin/tasks', {
      title: 'Call donors',
      description: 'All of them',
      due_date: '2026-12-24',
      priority: 'high',
      assign_to_emails: ['ada@example.org'],
      status: 'completed',
      created_by: ada.id,
      organization_id: foreign.id,
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`/api/tasks/${answer.body.task.id}`);
    expect(answer.body).toMatchObject({
      success: true,
      message: 'Task created successfully!',
      task: {
        title: 'Call donors',
        description: 'All of them',
        due_date: '2026-12-24',
        priority: 'high',
        status: 'pending',
        created_by_name: 'Ruth',
        assignment_count: 1,
        assignments: [{ user_id: ada.id, status: 'assigned' }],
      },
    });
  });

  test.each([
    [{}, 'Title is required'],
    [{ title: ' \u200b\u202e ' }, 'Title is required'],
    [{ title: null }, 'Title is required'],
    [{ title: 5 }, 'title must be a text'],
    [{ title: 'x'.repeat(201) }, 'title must be at most 200 characters'],
    [{ title: 'a\ufe0f'.repeat(101) }, 'title must be at most 200 characters'],
    [{ title: 'x\0' }, 'title contains characters that cannot be stored'],
    [{ title: 'x', description: 'y'.repeat(10_001) }, 'description must be at most 10,000 characters'],
    [{ title: 'x', due_date: '2026-02-30' }, 'dueDate must be a date such as 2026-05-01'],
    [{ title: 'x', priority: 'HIGH' }, 'priority must be one of: urgent, high, medium, low'],
    [{ title: 'x', estimated_hours: -1 }, 'estimatedHours must be at least 0'],
    [{ title: 'x', estimated_hours: 10_000.01 }, 'estimatedHours must be at most 10,000'],
    [{ title: 'x', estimated_hours: 0.1 + 0.2 }, 'estimatedHours must have at most two decimals'],
    [{ title: 'x', estimated_hours: 1e-7 }, 'estimatedHours must have at most two decimals'],
    [{ title: 'x', estimated_hours: '5' }, 'estimatedHours must be a number'],
    [{ title: 'x', assign_to_emails: 'ada@example.org' }, undefined],
    [{ title: 'x', assign_to_emails: [5] }, 'assignToEmails.0 must be a text'],
    [
      { title: 'x', assign_to_emails: Array.from({ length: 1_001 }, () => 'a@b.org') },
      'assignToEmails must be at most 1,000 addresses',
    ],
  ])('refuses %o', async (body, message) => {
    const before = await countTasks();
    const answer = await api.as(admin).post('/admin/tasks', body);
    if (message === undefined) {
      // GraphQL reads one value as a list of one, and so does this door.
      expect(answer.status).toBe(201);
      return;
    }
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(await countTasks()).toBe(before);
  });

  test('names the addresses that belong to nobody here, and creates nothing', async () => {
    const before = await countTasks();
    const emails = [
      'ada@example.org',
      'eve@example.org',
      'gone@example.org',
      `${'x'.repeat(300)}@example.org`,
    ];
    const { body, status } = await api
      .as(admin)
      .post('/admin/tasks', { title: 'x', assign_to_emails: emails });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: 'Nobody in your organization has the address eve@example.org, gone@example.org, and number 4',
      fields: {
        'assignToEmails.1': 'Nobody in your organization has this address',
        'assignToEmails.2': 'Nobody in your organization has this address',
        'assignToEmails.3': 'Nobody in your organization has this address',
      },
    });
    const many = Array.from({ length: 7 }, (_, index) => `nobody${index}@example.org`);
    const { message } = await api.as(admin).graphql(create, { input: { title: 'x', assignToEmails: many } });
    expect(message).toMatch(/nobody2@example.org, and 4 more$/);
    expect(await countTasks()).toBe(before);
  });
});

describe('updateTask', () => {
  test('changes what is named and leaves the rest', async () => {
    const task = await api.make.aTask(organization, [ada], {
      description: 'Old',
      dueDate: '2026-01-01',
      priority: 'low',
    });
    const input = { title: ' New ', dueDate: null, estimatedHours: 1.25, category: 'training' };
    const { data } = await api.as(admin).graphql(update, { id: task.id, input });
    expect(data.updateTask).toEqual({
      id: task.id,
      title: 'New',
      description: 'Old',
      dueDate: null,
      priority: 'low',
      category: 'training',
      estimatedHours: 1.25,
    });
    expect((await stored(task)).assignment_count).toBe(1);
  });

  test('PUT /tasks/{id} takes the documented names and nothing that the server owns', async () => {
    const task = await api.make.aTask(organization);
    const { status, body } = await api.as(admin).put(`/tasks/${task.id}`, {
      title: 'Renamed',
      description: '',
      due_date: '',
      priority: 'urgent',
      status: 'completed',
      created_by_name: 'Somebody',
      assign_to_emails: ['ada@example.org'],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Task updated successfully!',
      task: {
        title: 'Renamed',
        description: null,
        due_date: null,
        priority: 'urgent',
        status: 'pending',
        created_by_name: null,
        assignment_count: 0,
      },
    });
  });

  test.each([
    [{ title: null }, 'Title is required'],
    [{ title: '' }, 'Title is required'],
    [{ title: 'x'.repeat(201) }, 'title must be at most 200 characters'],
    [{ due_date: 'tomorrow' }, 'dueDate must be a date such as 2026-05-01'],
    [{ estimated_hours: 1e9 }, 'estimatedHours must be at most 10,000'],
  ])('refuses %o and changes nothing', async (body, message) => {
    const task = await api.make.aTask(organization);
    const before = await stored(task);
    const answer = await api.as(admin).put(`/tasks/${task.id}`, { priority: 'low', ...body });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(await stored(task)).toEqual(before);
  });

  test('of a task of another organization finds nothing', async () => {
    const answer = await api.as(admin).put(`/tasks/${foreign.id}`, { title: 'Mine now' });
    expect([answer.status, answer.body.message]).toEqual([404, 'Task not found']);
  });
});

describe('deleteTask', () => {
  test('takes a task and its assignments away', async () => {
    const task = await api.make.aTask(organization, [ada]);
    const { data } = await api.as(admin).graphql(remove, task);
    expect(data.deleteTask).toBe(task.id);
    expect((await api.as(admin).get(`/tasks/${task.id}`)).status).toBe(404);
    const mine = await api.as(ada).get('/tasks/my?limit=100');
    expect(mine.body.tasks.map(({ id }: Made) => id)).not.toContain(task.id);
  });

  test('DELETE /tasks/{id} answers a message; a second time there is nothing', async () => {
    const task = await api.make.aTask(organization);
    const { status, body } = await api.as(admin).delete(`/tasks/${task.id}`);
    expect([status, body]).toEqual([200, { success: true, message: 'Task deleted successfully!' }]);
    expect((await api.as(admin).delete(`/tasks/${task.id}`)).status).toBe(404);
  });

  test('leaves a completed task', async () => {
    const task = await api.make.aTask(organization, [ada]);
    await api.as(ada).put(`/tasks/${task.id}/status`, { status: 'completed' });
    const { status, body } = await api.as(admin).delete(`/tasks/${task.id}`);
    expect([status, body.code, body.message]).toEqual([409, 'CONFLICT', 'Cannot delete a completed task']);
    expect((await stored(task)).status).toBe('completed');
    const { data } = await api
      .as(admin)
      .graphql('query ($id: ID!) { task(id: $id) { viewerCanDelete } }', task);
    expect(data.task.viewerCanDelete).toBe(false);
  });

  test('of a task of another organization finds nothing', async () => {
    expect((await api.as(admin).delete(`/tasks/${foreign.id}`)).status).toBe(404);
  });
});

test('duplicateTask makes the task once more, for nobody and without its due date', async () => {
  const task = await api.make.aTask(organization, [ada], {
    title: 'Every week',
    description: 'Again',
    dueDate: '2026-01-01',
    priority: 'high',
    estimatedHours: 3,
  });
  const { data } = await api.as(admin).graphql(
    `mutation ($id: ID!) { duplicateTask(id: $id) {
      id title description dueDate priority estimatedHours assignmentCount createdByName } }`,
    task,
  );
  expect(data.duplicateTask).toEqual({
    id: expect.not.stringMatching(task.id),
    title: 'Every week',
    description: 'Again',
    dueDate: null,
    priority: 'high',
    estimatedHours: 3,
    assignmentCount: 0,
    createdByName: 'Ruth',
  });
});
