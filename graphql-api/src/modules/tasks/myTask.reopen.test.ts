import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
const complete =
  'mutation ($id: ID!, $notes: String) { completeMyTask(taskId: $id, completionNotes: $notes) { id } }';
const reopen = `mutation ($id: ID!) {
  reopenMyTask(taskId: $id) { id assignmentStatus completedAt completionNotes }
}`;
let organization: { id: string };
let volunteer: { id: string };
let task: { id: string };

beforeEach(async () => {
  organization = await api.make.anOrganization();
  volunteer = await api.make.aVolunteer(organization);
  task = await api.make.aTask(organization, [volunteer]);
});

afterEach(() => {
  vi.useRealTimers();
});

const statusOfTask = async () =>
  (
    await api.database.db
      .selectFrom('tasks')
      .select('status')
      .where('id', '=', task.id)
      .executeTakeFirstOrThrow()
  ).status;

test('a completion that was a slip is undone, with its notes', async () => {
  const person = api.as(volunteer);
  await person.graphql(complete, { id: task.id, notes: 'Oops' });
  expect(await statusOfTask()).toBe('completed');
  const { data } = await person.graphql(reopen, { id: task.id });
  expect(data.reopenMyTask).toEqual({
    id: task.id,
    assignmentStatus: 'assigned',
    completedAt: null,
    completionNotes: null,
  });
  expect(await statusOfTask()).toBe('pending');
  const again = await person.graphql(reopen, { id: task.id });
  expect(again.data.reopenMyTask.assignmentStatus).toBe('assigned');
});

test('after a minute it stands', async () => {
  const person = api.as(volunteer);
  await person.graphql(complete, { id: task.id });
  const began = Date.now();
  vi.setSystemTime(began + 61_000);
  const answer = await person.graphql(reopen, { id: task.id });
  expect([answer.code, answer.message]).toEqual(['CONFLICT', 'This task can no longer be reopened']);
  expect(await statusOfTask()).toBe('completed');
  vi.setSystemTime(began + 59_000);
  expect((await person.graphql(reopen, { id: task.id })).code).toBeUndefined();
});

test('what an admin completed stays completed', async () => {
  const admin = await api.make.anAdmin(organization);
  await api.as(admin).post(`/tasks/${task.id}/complete`, { userId: volunteer.id });
  expect((await api.as(volunteer).graphql(reopen, { id: task.id })).code).toBe('CONFLICT');
  expect(await statusOfTask()).toBe('completed');
});

test("somebody else's task is as absent as none", async () => {
  const other = await api.make.aVolunteer(organization);
  const foreign = await api.make.aVolunteer(await api.make.anOrganization());
  await api.as(volunteer).graphql(complete, { id: task.id });
  for (const person of [other, foreign]) {
    const answer = await api.as(person).graphql(reopen, { id: task.id });
    expect([answer.code, answer.message]).toEqual(['NOT_FOUND', 'Task not found']);
  }
  expect(await statusOfTask()).toBe('completed');
});

test('completing and reopening at the same moment end in one of the two', async () => {
  const person = api.as(volunteer);
  await person.token();
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => person.graphql(index % 2 ? complete : reopen, { id: task.id })),
  );
  const { body } = await person.get('/tasks/my');
  const done = body.tasks[0].assignment_status === 'completed';
  expect(body.tasks[0].completed_at !== null).toBe(done);
  expect(await statusOfTask()).toBe(done ? 'completed' : 'pending');
});

test('REST knows no way back: PUT /tasks/{id}/status takes completed only', async () => {
  const person = api.as(volunteer);
  await person.graphql(complete, { id: task.id });
  for (const status of ['assigned', 'in_progress', 'pending', 'overdue', 'COMPLETED', '']) {
    const answer = await person.put(`/tasks/${task.id}/status`, { status });
    expect([answer.status, answer.body.message]).toEqual([400, 'status must be completed']);
  }
  expect(await statusOfTask()).toBe('completed');
});
