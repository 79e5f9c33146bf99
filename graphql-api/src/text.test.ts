import { beforeAll, expect, test } from 'vitest';
import { testApi } from './testing/api.js';

const api = testApi();
const complete =
  'mutation ($id: ID!, $notes: String) { completeMyTask(taskId: $id, completionNotes: $notes) { id } }';
let volunteer: { id: string };
let task: { id: string };

beforeAll(async () => {
  const organization = await api.make.anOrganization();
  volunteer = await api.make.aVolunteer(organization);
  task = await api.make.aTask(organization, [volunteer]);
});

const sentence = 'completionNotes contains characters that cannot be stored';

test.each([
  ['a NUL', 'done\0'],
  ['half of a surrogate pair', 'done \ud83d'],
])('a text with %s is refused by both doors, without repeating it', async (_, notes) => {
  const viewer = api.as(volunteer);
  expect(await viewer.graphql(complete, { id: task.id, notes })).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: sentence,
  });
  const rest = await viewer.put(`/tasks/${task.id}/status`, { status: 'completed', completionNotes: notes });
  expect(rest.status).toBe(400);
  expect(rest.body).toMatchObject({ success: false, message: sentence, code: 'BAD_USER_INPUT' });
  const mine = await viewer.get('/tasks/my');
  expect(mine.body.tasks[0].assignment_status).toBe('assigned');
});

test('a NUL written as an escape inside the GraphQL document is refused too', async () => {
  const answer = await api
    .as(volunteer)
    .graphql(`mutation { completeMyTask(taskId: "${task.id}", completionNotes: "a\\u0000b") { id } }`);
  expect(answer.code).toBe('BAD_USER_INPUT');
});
