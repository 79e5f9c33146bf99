import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/id.js';
import { testApi } from '../../testing/api.js';

const api = testApi();
const fields =
  '{ id status assignmentCount completedAssignments assignments { userId status completionNotes adminFeedback } }';
const assign = `mutation ($id: ID!, $emails: [String!]!) { assignTask(taskId: $id, emails: $emails) ${fields} }`;
const unassign = `mutation ($id: ID!, $userId: ID!) { unassignTask(taskId: $id, userId: $userId) ${fields} }`;
const complete = `mutation ($id: ID!, $userId: ID!, $notes: String! = "Completed by admin", $feedback: String) {
  completeAssignment(taskId: $id, userId: $userId, completionNotes: $notes, adminFeedback: $feedback) ${fields} }`;
type Made = { id: string };
let organization: Made;
let admin: Made;
let ada: Made;
let bob: Made;
let eve: Made;
let foreign: Made;

beforeAll(async () => {
  organization = await api.make.anOrganization();
  admin = await api.make.anAdmin(organization);
  ada = await api.make.aVolunteer(organization, { email: 'ada@example.org' });
  bob = await api.make.aVolunteer(organization, { email: 'bob@example.org' });
  const elsewhere = await api.make.anOrganization();
  eve = await api.make.aVolunteer(elsewhere, { email: 'eve@example.org' });
  foreign = await api.make.aTask(elsewhere, [eve]);
});

const stored = async ({ id }: Made) => (await api.as(admin).get(`/tasks/${id}`)).body.task;

describe('assignTask', () => {
  test('adds people, and who has the task keeps what they have', async () => {
    const task = await api.make.aTask(organization, [ada]);
    await api.as(ada).put(`/tasks/${task.id}/status`, { status: 'completed', completionNotes: 'Done' });
    const emails = ['bob@example.org', 'ada@example.org'];
    const { data } = await api.as(admin).graphql(assign, { id: task.id, emails });
    expect(data.assignTask).toMatchObject({
      status: 'in_progress',
      assignmentCount: 2,
      completedAssignments: 1,
    });
    expect(data.assignTask.assignments).toEqual([
      { userId: ada.id, status: 'completed', completionNotes: 'Done', adminFeedback: null },
      { userId: bob.id, status: 'assigned', completionNotes: null, adminFeedback: null },
    ]);
  });

  test('an admin may be assigned too', async () => {
    const task = await api.make.aTask(organization);
    const { email } = (await api.as(admin).get('/auth/me')).body.user;
    const { data } = await api.as(admin).graphql(assign, { id: task.id, emails: [email] });
    expect(data.assignTask.assignments).toMatchObject([{ userId: admin.id }]);
  });

  test.each([
    [['bob@example.org', 'eve@example.org'], 'Nobody in your organization has the address eve@example.org'],
    [['not an address'], 'Nobody in your organization has the address number 1'],
    [[], 'emails must name somebody'],
  ])('%o assigns nobody', async (emails, message) => {
    const task = await api.make.aTask(organization);
    const answer = await api.as(admin).graphql(assign, { id: task.id, emails });
    expect([answer.code, answer.message]).toEqual(['BAD_USER_INPUT', message]);
    expect((await stored(task)).assignment_count).toBe(0);
  });

  test('finds no task of another organization', async () => {
    const answer = await api.as(admin).graphql(assign, { id: foreign.id, emails: ['ada@example.org'] });
    expect([answer.code, answer.message]).toEqual(['NOT_FOUND', 'Task not found']);
  });

  test('the database itself refuses a person of another organization', async () => {
    const task = await api.make.aTask(organization);
    const insert = (organizationId: string) =>
      sql`insert into assignments (id, organization_id, task_id, user_id)
        values (${newId()}, ${organizationId}, ${task.id}, ${eve.id})`.execute(api.database.db);
    await expect(insert(organization.id)).rejects.toMatchObject({ code: '23503' });
    const { organization_id: hers } = await api.database.db
      .selectFrom('users')
      .select('organization_id')
      .where('id', '=', eve.id)
      .executeTakeFirstOrThrow();
    await expect(insert(String(hers))).rejects.toMatchObject({ code: '23503' });
  });
});

describe('unassignTask', () => {
  test('takes the task from a person; when only done ones are left, it is completed', async () => {
    const task = await api.make.aTask(organization, [ada, bob]);
    await api.as(ada).put(`/tasks/${task.id}/status`, { status: 'completed' });
    const { data } = await api.as(admin).graphql(unassign, { id: task.id, userId: bob.id });
    expect(data.unassignTask).toMatchObject({ status: 'completed', assignmentCount: 1 });
  });

  test('leaves what is completed', async () => {
    const task = await api.make.aTask(organization, [ada]);
    await api.as(ada).put(`/tasks/${task.id}/status`, { status: 'completed' });
    const { code, message } = await api.as(admin).graphql(unassign, { id: task.id, userId: ada.id });
    expect([code, message]).toEqual(['CONFLICT', 'A completed assignment cannot be taken back']);
    expect((await stored(task)).assignment_count).toBe(1);
  });

  test('finds nobody who does not have the task, and no task of another organization', async () => {
    const task = await api.make.aTask(organization, [ada]);
    expect((await api.as(admin).graphql(unassign, { id: task.id, userId: bob.id })).code).toBe('NOT_FOUND');
    expect((await api.as(admin).graphql(unassign, { id: foreign.id, userId: eve.id })).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('completeAssignment', () => {
  test('completes it for one person, who reads the feedback', async () => {
    const task = await api.make.aTask(organization, [ada, bob]);
    const { data } = await api
      .as(admin)
      .graphql(complete, { id: task.id, userId: ada.id, feedback: ' Well done ' });
    expect(data.completeAssignment).toMatchObject({ status: 'in_progress', completedAssignments: 1 });
    const mine = (await api.as(ada).get('/tasks/my?limit=100')).body.tasks;
    expect(mine.find(({ id }: Made) => id === task.id)).toMatchObject({
      assignment_status: 'completed',
      completion_notes: 'Completed by admin',
      admin_feedback: 'Well done',
    });
  });

  test('POST /tasks/{id}/complete answers the assignment, and a second time the same one', async () => {
    const task = await api.make.aTask(organization, [ada]);
    const path = `/tasks/${task.id}/complete`;
    const first = await api.as(admin).post(path, { userId: ada.id });
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      success: true,
      message: 'Task marked as completed for volunteer!',
      assignment: {
        task_id: task.id,
        user_id: ada.id,
        user_email: 'ada@example.org',
        user_first_name: expect.any(String),
        user_last_name: expect.any(String),
        user_name: expect.any(String),
        status: 'completed',
        assigned_at: expect.any(String),
        completed_at: expect.any(String),
        completion_notes: 'Completed by admin',
        admin_feedback: null,
      },
    });
    const second = await api.as(admin).post(path, { userId: ada.id, completionNotes: 'Other words' });
    expect(second.body).toEqual(first.body);
  });

  test.each([
    [{}, 400, 'userId is required'],
    [{ userId: 'x' }, 400, 'userId must be an id'],
    [
      { userId: 'bob', completionNotes: 'y'.repeat(5_001) },
      400,
      'completionNotes must be at most 5,000 characters',
    ],
    [{ userId: 'bob' }, 404, 'Assignment not found'],
    [{ userId: 'eve' }, 404, 'Assignment not found'],
  ] as const)('with %o answers %i', async (sent, status, message) => {
    const body: { userId?: string; completionNotes?: string } = sent;
    const people: Record<string, Made> = { bob, eve };
    const task = await api.make.aTask(organization, [ada]);
    const userId = people[body.userId ?? '']?.id ?? body.userId;
    const answer = await api.as(admin).post(`/tasks/${task.id}/complete`, { ...body, userId });
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect((await stored(task)).completed_assignments).toBe(0);
  });

  test('finds no task of another organization', async () => {
    const answer = await api.as(admin).post(`/tasks/${foreign.id}/complete`, { userId: eve.id });
    expect([answer.status, answer.body.message]).toEqual([404, 'Task not found']);
  });
});
