import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
let organization: { id: string };

beforeAll(async () => {
  organization = await api.make.anOrganization();
});

test('a document arrives whole, under its own name, and no browser may run it', async () => {
  const content = Buffer.from('%PDF-1.7 <script>alert(1)</script>');
  const document = await api.make.aDocument(organization, {
    content,
    fileName: 'Größe "2".pdf',
    fileType: 'application/pdf',
  });
  const answer = await api
    .as(await api.make.aVolunteer(organization))
    .get(`/documents/${document.id}/download`);
  expect(answer.status).toBe(200);
  expect(answer.text).toBe(content.toString());
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-length')).toBe(String(content.length));
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; .*filename\*=UTF-8''Gr%C3%B6%C3%9Fe%20%222%22.pdf$/,
  );
  expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('what is kept to admins does not exist for volunteers', async () => {
  const place = await api.make.anOrganization();
  const [admin, volunteer] = [await api.make.anAdmin(place), await api.make.aVolunteer(place)];
  for (const visibility of ['all', 'volunteers_only', 'admin_only']) {
    await api.make.aDocument(place, { title: visibility, visibility });
  }
  const titles = async (person: { id: string }) => {
    const { body } = await api.as(person).get('/documents/recent');
    return body.documents.map(({ title }: { title: string }) => title).toSorted();
  };
  expect(await titles(admin)).toEqual(['admin_only', 'all', 'volunteers_only']);
  expect(await titles(volunteer)).toEqual(['all', 'volunteers_only']);
  const { body } = await api.as(admin).get('/documents/recent');
  const hidden = body.documents.find(({ title }: { title: string }) => title === 'admin_only');
  expect((await api.as(volunteer).get(`/documents/${hidden.id}/download`)).status).toBe(404);
});

test('a content that is gone is told apart from a document that is not there', async () => {
  const document = await api.make.aDocument(organization);
  await api.store.remove(document.id);
  const answer = await api
    .as(await api.make.aVolunteer(organization))
    .get(`/documents/${document.id}/download`);
  expect([answer.status, answer.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
});

test('a content that has changed behind our back is never delivered, however little of it', async () => {
  const volunteer = api.as(await api.make.aVolunteer(organization));
  for (const bytes of [1, 1_000_000]) {
    const content = Buffer.alloc(bytes, 'a');
    const document = await api.make.aDocument(organization, { content });
    content.writeUInt8((content.at(-1) ?? 0) ^ 1, bytes - 1);
    await api.store.put(document.id, content);
    const answer = await volunteer.get(`/documents/${document.id}/download`);
    expect([answer.status, answer.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(answer.headers.get('content-disposition')).toBeNull();
  }
});
