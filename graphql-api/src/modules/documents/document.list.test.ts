import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
const list = `query ($category: DocumentCategory, $search: String, $page: Int, $limit: Int) {
  documents(category: $category, search: $search, page: $page, limit: $limit) {
    items { id title category } categories { category count }
    pageInfo { currentPage totalPages totalItems itemsPerPage }
  }
}`;
type Id = { id: string };
let volunteer: Id;
let admin: Id;

beforeAll(async () => {
  const organization = await api.make.anOrganization();
  volunteer = await api.make.aVolunteer(organization);
  admin = await api.make.anAdmin(organization);
  const other = await api.make.anOrganization();
  await api.make.aDocument(other, { title: 'Safety of somebody else', category: 'policy' });
  await api.make.aDocument(organization, { title: 'Sécurité alimentaire', category: 'policy' });
  await api.make.aDocument(organization, { title: '100 % of _everything_ \\ more', category: 'forms' });
  await api.make.aDocument(organization, { title: 'Security for volunteers', visibility: 'volunteers_only' });
  await api.make.aDocument(organization, {
    title: 'Security plan',
    category: 'policy',
    visibility: 'admin_only',
  });
  await api.make.aDocument(organization, { title: 'Welcome', category: 'training', isPinned: true });
});

const titles = (answer: { data: { documents: { items: { title: string }[] } } }) =>
  answer.data.documents.items.map(({ title }) => title);

test('a volunteer sees what is for volunteers: pinned first, then the newest', async () => {
  const answer = await api.as(volunteer).graphql(list);
  expect(titles(answer)).toEqual([
    'Welcome',
    'Security for volunteers',
    '100 % of _everything_ \\ more',
    'Sécurité alimentaire',
  ]);
  expect(answer.data.documents.categories).toEqual([
    { category: 'forms', count: 1 },
    { category: 'general', count: 1 },
    { category: 'policy', count: 1 },
    { category: 'training', count: 1 },
  ]);
  expect(answer.data.documents.pageInfo).toEqual({
    currentPage: 1,
    totalPages: 1,
    totalItems: 4,
    itemsPerPage: 20,
  });
});

test('an admin sees and counts what is kept to admins', async () => {
  const { data } = await api.as(admin).graphql(list, { category: 'policy' });
  expect(data.documents.items.map(({ title }: { title: string }) => title)).toEqual([
    'Security plan',
    'Sécurité alimentaire',
  ]);
  expect(data.documents.categories).toContainEqual({ category: 'policy', count: 2 });
  expect(data.documents.pageInfo.totalItems).toBe(2);
});

test('choosing a category leaves the counts of the others', async () => {
  const { data } = await api.as(volunteer).graphql(list, { category: 'forms' });
  expect(data.documents.items).toHaveLength(1);
  expect(data.documents.categories).toHaveLength(4);
  expect(data.documents.pageInfo.totalItems).toBe(1);
});

describe('the search', () => {
  test.each([
    ['securite', ['Sécurité alimentaire']],
    ['SÉCURI', ['Security for volunteers', 'Sécurité alimentaire']],
    ['  welcome ', ['Welcome']],
    ['', ['Welcome', 'Security for volunteers', '100 % of _everything_ \\ more', 'Sécurité alimentaire']],
    ['%', ['100 % of _everything_ \\ more']],
    ['_', ['100 % of _everything_ \\ more']],
    ['\\', ['100 % of _everything_ \\ more']],
    ["' or 1=1 --", []],
    ['plan', []],
  ])('for %j finds %j', async (search, found) => {
    expect(titles(await api.as(volunteer).graphql(list, { search }))).toEqual(found);
    const rest = await api.as(volunteer).get(`/documents?search=${encodeURIComponent(search)}`);
    expect(rest.body.documents.map(({ title }: { title: string }) => title)).toEqual(found);
  });

  test('is honoured by the counts', async () => {
    const { data } = await api.as(volunteer).graphql(list, { search: 'secu', category: 'forms' });
    expect(data.documents.items).toEqual([]);
    expect(data.documents.categories).toEqual([
      { category: 'general', count: 1 },
      { category: 'policy', count: 1 },
    ]);
  });
});

test('pages hold everything once', async () => {
  const seen: string[] = [];
  for (const page of [1, 2, 3, 4, 5]) {
    const answer = await api.as(volunteer).graphql(list, { page, limit: 1 });
    expect(answer.data.documents.pageInfo).toMatchObject({ currentPage: page, totalPages: 4, totalItems: 4 });
    seen.push(...titles(answer));
  }
  expect(seen).toEqual(titles(await api.as(volunteer).graphql(list)));
});

test('GET /documents answers with every document, under the documented names', async () => {
  const { status, body } = await api.as(volunteer).get('/documents?category=training&sort=ignored');
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    documents: [
      {
        id: expect.any(String),
        title: 'Welcome',
        description: null,
        category: 'training',
        visibility: 'all',
        is_pinned: true,
        file_name: expect.any(String),
        file_type: 'text/plain',
        file_size_mb: 0.01,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        uploader_name: null,
        uploader_lastname: null,
      },
    ],
  });
});

test.each([
  ['category must be one of: general, policy, training, forms, resources, guidelines', 'category=secret'],
  ['search must be a text', 'search=a&search=b'],
  ['search must be at most 200 characters', `search=${'a'.repeat(201)}`],
  ['search contains characters that cannot be stored', 'search=%00'],
])('GET /documents is refused: %s', async (message, query) => {
  const { status, body } = await api.as(volunteer).get(`/documents?${query}`);
  expect([status, body.message]).toEqual([400, message]);
});

test.each([
  [{ page: 0 }, 'page must be at least 1'],
  [{ limit: 1e9 }, 'limit must be at most 100'],
  [{ limit: 0 }, 'limit must be at least 1'],
])('documents with %j are refused', async (args, message) => {
  const answer = await api.as(volunteer).graphql(list, args);
  expect([answer.code, answer.message]).toEqual(['BAD_USER_INPUT', message]);
});
