import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
let volunteer: { id: string };

beforeAll(async () => {
  volunteer = await api.make.aVolunteer(await api.make.anOrganization());
});

test.each([
  ['page=0', 'page must be at least 1'],
  ['page=-1', 'page must be at least 1'],
  ['page=1000001', 'page must be at most 1,000,000'],
  ['page=1e9', 'page must be a whole number'],
  ['page=', 'page must be a whole number'],
  ['page=1.5', 'page must be a whole number'],
  ['limit=0', 'limit must be at least 1'],
  ['limit=101', 'limit must be at most 100'],
  ['limit=1000000000', 'limit must be at most 100'],
  ['limit=99999999999999999999', 'limit must be a whole number'],
  ['limit=1&limit=2', 'limit must be a whole number'],
  ['sortBy=id', 'sortBy must be one of: due_date, priority, created_at, title, estimated_hours'],
  [
    'sortBy=title;select pg_sleep(5)--',
    'sortBy must be one of: due_date, priority, created_at, title, estimated_hours',
  ],
  ['sortOrder=asc nulls first', 'sortOrder must be one of: asc, desc'],
  ['sortOrder=ASC', 'sortOrder must be one of: asc, desc'],
  ["status=' or 1=1--", 'status must be one of: all, assigned, completed'],
  [
    'category=secret',
    'category must be one of: all, training, event_prep, administrative, marketing, mentoring, general',
  ],
])('GET /tasks/my?%s is refused, without repeating it', async (query, message) => {
  const { status, body } = await api.as(volunteer).get(`/tasks/my?${query}`);
  expect([status, body.code, body.message]).toEqual([400, 'BAD_USER_INPUT', message]);
});

test.each([
  [{ page: 0 }, 'page must be at least 1'],
  [{ limit: 1_000_000_000 }, 'limit must be at most 100'],
])('myTasks with %j is refused alike', async (args, message) => {
  const query = 'query ($page: Int, $limit: Int) { myTasks(page: $page, limit: $limit) { items { id } } }';
  const answer = await api.as(volunteer).graphql(query, args);
  expect([answer.code, answer.message]).toEqual(['BAD_USER_INPUT', message]);
});

test('a page behind the last one is empty, and what is unknown is ignored', async () => {
  const { status, body } = await api.as(volunteer).get('/tasks/my?page=1000000&limit=100&fields=password');
  expect([status, body.tasks]).toEqual([200, []]);
  expect(body.pagination).toEqual({
    current_page: 1_000_000,
    total_pages: 0,
    total_items: 0,
    items_per_page: 100,
  });
});
