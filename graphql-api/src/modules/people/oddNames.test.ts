import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();

test('a name is kept without what nobody sees, so that it is found and turns no text around it', async () => {
  const organization = await api.make.anOrganization();
  const admin = api.as(await api.make.anAdmin(organization));
  await admin.post('/admin/volunteers', {
    name: 'A\u200Bnn\u2066 \u202Egro.b@nimdA\u200F',
    email: 'ann@example.org',
    role: 'volunteer',
  });
  const { data } = await admin.graphql('{ directory(search: "ann") { items { firstName lastName } } }');
  expect(data.directory.items).toEqual([{ firstName: 'Ann', lastName: 'gro.b@nimdA' }]);
});

test('a name of nothing to see is none', async () => {
  const volunteer = await api.make.aVolunteer(await api.make.anOrganization(), {
    email: 'unseen@example.org',
  });
  const profile = { firstName: '\u200B\u202E', lastName: 'Seen', email: 'unseen@example.org' };
  const refused = await api.as(volunteer).put('/users/profile', profile);
  expect([refused.status, refused.body.message]).toEqual([400, 'First name is required']);
});

test('letters that need a joiner keep it', async () => {
  const volunteer = await api.make.aVolunteer(await api.make.anOrganization(), {
    email: 'joined@example.org',
  });
  const profile = { firstName: 'می\u200Cخواهم', lastName: '\u202BZWNJ\u202C', email: 'joined@example.org' };
  const { body } = await api.as(volunteer).put('/users/profile', profile);
  expect([body.user.firstName, body.user.lastName]).toEqual(['می\u200Cخواهم', 'ZWNJ']);
});

test.each(['a+b@example.org', "o'neil@example.org", 'x/y@example.org', 'a%41@example.org'])(
  'in a path %s is one person, and no other',
  async (email) => {
    const organization = await api.make.anOrganization();
    const admin = api.as(await api.make.anAdmin(organization));
    const added = await admin.post('/admin/volunteers', { name: 'Odd One', email, role: 'volunteer' });
    if (added.status === 400) return;
    expect(added.status).toBe(201);
    const path = `/admin/volunteers/${encodeURIComponent(email)}`;
    expect((await admin.put(path, { role: 'nonprofit_admin' })).status).toBe(200);
    const twice = `/admin/volunteers/${encodeURIComponent(encodeURIComponent(email))}`;
    if (twice !== path) expect([400, 404]).toContain((await admin.delete(twice)).status);
    expect((await admin.delete(path)).status).toBe(200);
    expect((await admin.delete(path)).status).toBe(404);
  },
);
