import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/id.js';
import { testApi } from '../../testing/api.js';
import { storedIn } from '../../testing/uploads.js';

const api = testApi();
const update = `mutation ($id: ID!, $input: UpdateDocumentInput!) {
  updateDocument(id: $id, input: $input) { id title description category visibility isPinned viewerCanManage }
}`;
const remove = 'mutation ($id: ID!) { deleteDocument(id: $id) }';
type Person = ReturnType<typeof api.as>;
let organization: { id: string };
let admin: Person;
let volunteer: Person;

beforeAll(async () => {
  organization = await api.make.anOrganization();
  admin = api.as(await api.make.anAdmin(organization));
  volunteer = api.as(await api.make.aVolunteer(organization));
});

const read = async (id: string) =>
  (
    await admin.graphql('query ($id: ID!) { document(id: $id) { title description isPinned visibility } }', {
      id,
    })
  ).data?.document;

describe('updateDocument', () => {
  test('changes what is named and leaves the rest', async () => {
    const { id } = await api.make.aDocument(organization, { title: 'Old', description: 'Words' });
    const { data } = await admin.graphql(update, { id, input: { title: ' New ', category: 'policy' } });
    expect(data.updateDocument).toEqual({
      id,
      title: 'New',
      description: 'Words',
      category: 'policy',
      visibility: 'all',
      isPinned: false,
      viewerCanManage: true,
    });
    await admin.graphql(update, { id, input: { description: null } });
    expect(await read(id)).toMatchObject({ title: 'New', description: null });
  });

  test('over PUT /documents/{id} pins with is_pinned alone', async () => {
    const { id } = await api.make.aDocument(organization, { title: 'Map', description: 'Ways' });
    for (const pinned of [true, false]) {
      const { status, body } = await admin.put(`/documents/${id}`, { is_pinned: pinned });
      expect([status, body.message]).toEqual([200, 'Document updated successfully!']);
      expect(body.document).toMatchObject({ id, title: 'Map', description: 'Ways', is_pinned: pinned });
    }
  });

  test.each([
    [{ title: '  ' }, 'Document title is required'],
    [{ title: null }, 'Document title is required'],
    [{ title: 'a'.repeat(201) }, 'title must be at most 200 characters'],
    [{ description: 'a'.repeat(10_001) }, 'description must be at most 10,000 characters'],
    [{ visibility: 'ADMIN_ONLY' }, 'visibility must be one of: all, volunteers_only, admin_only'],
    [{ is_pinned: 'true' }, 'isPinned must be true or false'],
  ])('with %j is refused and changes nothing', async (body, message) => {
    const { id } = await api.make.aDocument(organization, { title: 'Same' });
    const answer = await admin.put(`/documents/${id}`, body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(await read(id)).toMatchObject({ title: 'Same', visibility: 'all', isPinned: false });
  });

  test('leaves alone what belongs to the server', async () => {
    const { id } = await api.make.aDocument(organization, { fileName: 'a.txt' });
    const foreign = await api.make.anOrganization();
    await admin.put(`/documents/${id}`, {
      title: 'x',
      file_name: 'b.exe',
      file_type: 'text/html',
      uploader_name: 'Somebody',
      organization_id: foreign.id,
      content_hash: '0',
    });
    const row = await api.database.db
      .selectFrom('documents')
      .select(['file_name', 'file_type', 'organization_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ file_name: 'a.txt', file_type: 'text/plain', organization_id: organization.id });
  });
});

test('a document that is narrowed to admins is gone for a volunteer at once', async () => {
  const { id } = await api.make.aDocument(organization);
  expect((await volunteer.get(`/documents/${id}/download`)).status).toBe(200);
  await admin.put(`/documents/${id}`, { visibility: 'admin_only' });
  expect((await volunteer.get(`/documents/${id}/download`)).status).toBe(404);
  expect((await admin.get(`/documents/${id}/download`)).status).toBe(200);
});

describe('deleteDocument', () => {
  test('removes the document and its content, once', async () => {
    const { id } = await api.make.aDocument(organization);
    const { status, body } = await admin.delete(`/documents/${id}`);
    expect([status, body]).toEqual([200, { success: true, message: 'Document deleted successfully!' }]);
    expect((await storedIn(api.store)).map(({ name }) => name)).not.toContain(id);
    expect((await admin.delete(`/documents/${id}`)).status).toBe(404);
    expect((await admin.graphql(remove, { id })).code).toBe('NOT_FOUND');
    const other = await api.make.aDocument(organization);
    expect((await admin.graphql(remove, { id: other.id })).data.deleteDocument).toBe(other.id);
  });

  test('asked for twice at once succeeds once', async () => {
    const { id } = await api.make.aDocument(organization);
    const answers = await Promise.all([1, 2].map(() => admin.delete(`/documents/${id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  test('succeeds though the content cannot be removed, which is swept later', async () => {
    const { id } = await api.make.aDocument(organization);
    const { store } = api.services;
    api.services.store = { ...store, remove: () => Promise.reject(new Error('the store is away')) };
    expect((await admin.delete(`/documents/${id}`)).status).toBe(200);
    api.services.store = store;
    expect((await admin.get(`/documents/${id}/download`)).status).toBe(404);
  });
});

test('foreign and absent documents are the same to an admin, and volunteers may do neither', async () => {
  const foreign = await api.make.aDocument(await api.make.anOrganization());
  const own = await api.make.aDocument(organization, { title: 'Own' });
  for (const id of [foreign.id, newId()]) {
    const changed = await admin.put(`/documents/${id}`, { title: 'Mine' });
    expect([changed.status, changed.body.message]).toEqual([404, 'Document not found']);
    expect((await admin.delete(`/documents/${id}`)).status).toBe(404);
  }
  expect((await admin.put('/documents/1', {})).status).toBe(400);
  for (const id of [own.id, newId()]) {
    expect((await volunteer.put(`/documents/${id}`, { is_pinned: true })).status).toBe(403);
    expect((await volunteer.delete(`/documents/${id}`)).status).toBe(403);
  }
  expect(await read(own.id)).toMatchObject({ title: 'Own', isPinned: false });
});

test('50 people who pin against 50 who unpin leave one of the two', async () => {
  const { id } = await api.make.aDocument(organization);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => admin.put(`/documents/${id}`, { is_pinned: at % 2 === 0 })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(typeof (await read(id)).isPinned).toBe('boolean');
});
