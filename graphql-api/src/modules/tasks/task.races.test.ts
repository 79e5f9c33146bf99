import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
const rounds = 50;
type Made = { id: string };
let organization: Made;
let ruth: Made;
let joan: Made;
let ada: Made;
let bob: Made;

beforeAll(async () => {
  organization = await api.make.anOrganization();
  [ruth, joan] = [await api.make.anAdmin(organization), await api.make.anAdmin(organization)];
  [ada, bob] = [await api.make.aVolunteer(organization), await api.make.aVolunteer(organization)];
});

const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 3));
const stored = async ({ id }: Made) => (await api.as(ruth).get(`/tasks/${id}`)).body.task;

test('two admins who edit a task at once never mix their words', async () => {
  const task = await api.make.aTask(organization);
  const words = (mark: string, due_date: string, estimated_hours: number) => ({
    title: mark,
    description: mark,
    priority: mark === 'a' ? 'high' : 'low',
    category: mark === 'a' ? 'training' : 'marketing',
    due_date,
    estimated_hours,
  });
  const [a, b] = [words('a', '2026-01-01', 1), words('b', '2026-02-02', 2)];
  const [first, second] = [api.as(ruth), api.as(joan)];
  for (let round = 0; round < rounds; round += 1) {
    const save = async (admin: typeof first, body: object) => {
      await pause();
      return admin.put(`/tasks/${task.id}`, body);
    };
    const [saved, alsoSaved] = await Promise.all([save(first, a), save(second, b)]);
    expect([saved.status, alsoSaved.status]).toEqual([200, 200]);
    expect(saved.body.task).toMatchObject(a);
    expect(alsoSaved.body.task).toMatchObject(b);
    const now = await stored(task);
    expect(now).toMatchObject(now.title === 'a' ? a : b);
  }
});

test('a task that is deleted while it is completed ends as one of the two', async () => {
  const [admin, volunteer] = [api.as(ruth), api.as(ada)];
  const ends = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const task = await api.make.aTask(organization, [ada]);
    const [deleted, completed] = await Promise.all([
      pause().then(() => admin.delete(`/tasks/${task.id}`)),
      pause().then(() => volunteer.put(`/tasks/${task.id}/status`, { status: 'completed' })),
    ]);
    const left = await admin.get(`/tasks/${task.id}`);
    const end = [deleted.status, completed.status, left.status].join(' ');
    expect(['200 404 404', '409 200 200']).toContain(end);
    if (left.status === 200) expect(left.body.task.status).toBe('completed');
    ends.add(end);
  }
  const orphans = await api.database.db
    .selectFrom('assignments')
    .select('id')
    .where('task_id', 'not in', (eb) => eb.selectFrom('tasks').select('id'))
    .execute();
  expect(orphans).toEqual([]);
});

test('when volunteer and admin complete the same assignment, the words of one of them stay', async () => {
  const [admin, volunteer] = [api.as(ruth), api.as(ada)];
  for (let round = 0; round < rounds; round += 1) {
    const task = await api.make.aTask(organization, [ada]);
    const [mine, theirs] = await Promise.all([
      pause().then(() =>
        volunteer.put(`/tasks/${task.id}/status`, { status: 'completed', completionNotes: 'Mine' }),
      ),
      pause().then(() => admin.post(`/tasks/${task.id}/complete`, { userId: ada.id })),
    ]);
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    expect(mine.body.assignment.completion_notes).toBe(theirs.body.assignment.completion_notes);
    expect(mine.body.assignment.completed_at).toBe(theirs.body.assignment.completed_at);
  }
});

test('the status follows the assignments, whoever changes them at the same moment', async () => {
  const emails = await api.database.db.selectFrom('users').select('email').where('id', '=', bob.id).execute();
  const assign =
    'mutation ($id: ID!, $emails: [String!]!) { assignTask(taskId: $id, emails: $emails) { id } }';
  const [admin, other, volunteer] = [api.as(ruth), api.as(joan), api.as(ada)];
  for (let round = 0; round < rounds; round += 1) {
    const task = await api.make.aTask(organization, [ada]);
    const answers = await Promise.all([
      pause().then(() => admin.graphql(assign, { id: task.id, emails: emails.map(({ email }) => email) })),
      pause().then(() => volunteer.put(`/tasks/${task.id}/status`, { status: 'completed' })),
      pause().then(() => other.post(`/tasks/${task.id}/complete`, { userId: bob.id })),
    ]);
    expect(answers[0].errors).toBeUndefined();
    expect(answers[1].status).toBe(200);
    expect([200, 404]).toContain(answers[2].status);
    const { status, assignment_count, completed_assignments } = await stored(task);
    expect([assignment_count, completed_assignments]).toEqual([2, answers[2].status === 200 ? 2 : 1]);
    expect(status).toBe(answers[2].status === 200 ? 'completed' : 'in_progress');
  }
});
