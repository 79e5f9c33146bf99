import { beforeEach, describe, expect, test } from 'vitest';
import { testApi } from './api.js';
import { type Call, type Place, portalCalls } from './contract.calls.js';
import { adminCalls, ownerCalls } from './contract.desk.js';
import { makePlace } from './contract.place.js';

const api = testApi();
let place: Place;

beforeEach(async () => {
  await api.database.db.deleteFrom('rate_limits' as never).execute();
  place = await makePlace(api);
});

const send = ({ call, by, path, body, headers }: Call, query = '') => {
  const [method = '', base = ''] = call.split(' ');
  const content = typeof body === 'function' ? body(place) : body;
  const url = `${base}${path?.(place) ?? ''}${query}`;
  const actor = api.as(by === 'nobody' ? null : place[by]);
  if (Buffer.isBuffer(content)) return sendForm(actor, url, content, headers);
  return actor.send(method, url, content);
};

async function sendForm(actor: ReturnType<typeof api.as>, path: string, content: Buffer, headers = {}) {
  const authorization = `Bearer ${await actor.token()}`;
  const init = { method: 'POST', body: content as BodyInit, headers: { ...headers, authorization } };
  const answer = await fetch(`${api.url}/api${path}`, init);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** Whether an answer holds a field under this path, be its value null. */
function holds(body: unknown, path: string): boolean {
  let value: unknown = body;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !(name in value)) return false;
    value = Reflect.get(value, name);
  }
  return true;
}

describe.each([
  ['the volunteer portal', portalCalls],
  ['the administrator', adminCalls],
  ['the super administrator', ownerCalls],
] as const)('of the documented calls of %s', (_, calls) => {
  test.each([...calls])('$call answers with its documented fields to: $by', async (call) => {
    const { status, body, headers } = await send(call);
    expect([status, body.message]).toEqual([call.status ?? 200, body.message]);
    if (!headers.get('content-type')?.includes('json')) return expect(body.length).toBeGreaterThan(0);
    expect(body.success).toBe(status < 400);
    expect((call.has ?? []).filter((path) => !holds(body, path))).toEqual([]);
  });
});

const long = 'x'.repeat(201);

/** What nobody means is refused in words, not answered with everything. */
test.each([
  ['volunteer', '/tasks/my?page=0', 'page must be at least 1'],
  ['volunteer', '/tasks/my?page=-1', 'page must be at least 1'],
  ['volunteer', '/tasks/my?limit=1000000000', 'limit must be at most 100'],
  ['volunteer', '/tasks/my?limit=1e9', 'limit must be a whole number'],
  ['volunteer', '/tasks/my?sortBy=password', 'sortBy must be one of'],
  ['volunteer', '/tasks/my?sortOrder=up', 'sortOrder must be one of'],
  ['volunteer', '/tasks/my?status=done', 'status must be one of'],
  ['volunteer', '/tasks/my?priority=1', 'priority must be one of'],
  ['volunteer', '/tasks/my?category=%00', ''],
  ['volunteer', '/calendar/events?month=13&year=2026', 'month must be from 1 to 12'],
  ['volunteer', '/calendar/events?month=0&year=2026', 'month must be from 1 to 12'],
  ['volunteer', '/calendar/events?month=2&year=1e9', 'year must be a whole number'],
  ['volunteer', '/calendar/events?view=week&month=2&year=2026', 'view must be one of'],
  ['volunteer', '/dashboard/calendar?month=13&year=2026', 'month must be from 1 to 12'],
  ['volunteer', '/calendar/upcoming?limit=0', 'limit must be at least 1'],
  ['volunteer', '/calendar/upcoming?limit=1000000000', 'limit must be at most 100'],
  ['volunteer', '/documents/recent?limit=1000000000', 'limit must be at most 100'],
  ['volunteer', '/documents/recent?limit=0', 'limit must be at least 1'],
  ['volunteer', '/tasks?priority=asap', 'priority must be one of'],
  ['admin', '/admin/tasks?status=late', 'status must be one of'],
  ['admin', '/admin/tasks?priority=asap', 'priority must be one of'],
] as const)('%s asking GET %s reads 400 %s', async (who, path, words) => {
  const { status, body } = await api.as(place[who]).get(path);
  expect([status, body.success, body.code]).toEqual([400, false, 'BAD_USER_INPUT']);
  expect(body.message).toContain(words);
});

test.each([
  ['volunteer', 'directory(search: $search) { pageInfo { totalItems } }'],
  ['volunteer', 'documents(search: $search) { pageInfo { totalItems } }'],
  ['volunteer', 'events(search: $search) { pageInfo { totalItems } }'],
  ['admin', 'adminTasks(search: $search) { pageInfo { totalItems } }'],
] as const)('an over-long search asked by the %s is refused: %s', async (who, field) => {
  const query = `query ($search: String) { ${field} }`;
  const { code, message } = await api.as(place[who]).graphql(query, { search: long });
  expect([code, message]).toEqual(['BAD_USER_INPUT', expect.stringContaining('200 characters')]);
});
