import { beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';

const api = testApi();
const own = 'the words of Maya';
let organization: { id: string; name: string };
let maya: { id: string; email?: string | null };
let device: ReturnType<typeof api.as>;

beforeEach(async () => {
  await api.database.db.deleteFrom('rate_limits' as never).execute();
  organization = await api.make.anOrganization();
  maya = await api.make.aVolunteer(organization);
  device = api.as(maya);
  await device.token();
});

type Person = { email?: string | null };
const opens = async (person: Person, password: string) =>
  (await api.as(null).post('/auth/login', { email: person.email, password })).status === 200;
const lives = async (who: typeof device) => (await who.get('/auth/me')).status === 200;
const change = (newPassword: string, currentPassword: string, who = device) =>
  who.post('/auth/change-password', { currentPassword, newPassword, confirmPassword: newPassword });
const deeds = () =>
  api.database.db
    .selectFrom('audit_events')
    .select(['action', 'organization_id', 'actor_id', 'subject_name'])
    .where('organization_id', '=', organization.id)
    .execute();

describe('who changes the personal password', () => {
  test('stays signed in here and nowhere else, and changes nobody else’s', async () => {
    const lee = await api.make.aVolunteer(organization);
    const [phone, ofLee] = [api.as(maya), api.as(lee)];
    await Promise.all([phone.token(), ofLee.token()]);
    expect((await change(own, sharedPassword)).status).toBe(200);
    expect([await lives(device), await lives(phone), await lives(ofLee)]).toEqual([true, false, true]);
    expect([await opens(maya, own), await opens(maya, sharedPassword)]).toEqual([true, false]);
    expect([await opens(lee, own), await opens(lee, sharedPassword)]).toEqual([false, true]);
    expect(await deeds()).toEqual([
      {
        action: 'personal_password_changed',
        organization_id: organization.id,
        actor_id: maya.id,
        subject_name: maya.email,
      },
    ]);
  });

  test('has to give the one they have, and after that not the shared one', async () => {
    const wrong = await change(own, 'a guess');
    expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([
      400,
      'BAD_USER_INPUT',
      'The current password is not right',
    ]);
    expect(wrong.body.fields).toEqual({ currentPassword: 'The current password is not right' });
    expect((await change(own, sharedPassword)).status).toBe(200);
    expect((await change('other words', sharedPassword)).status).toBe(400);
    expect((await change('other words', own)).status).toBe(200);
    expect(await opens(maya, 'other words')).toBe(true);
  });

  test('must repeat it, and may not choose what is too short', async () => {
    const body = { currentPassword: sharedPassword, newPassword: own, confirmPassword: 'the words' };
    expect((await device.post('/auth/change-password', body)).body.message).toBe('Passwords do not match');
    expect((await change('short', sharedPassword)).status).toBe(400);
    expect(await opens(maya, sharedPassword)).toBe(true);
  });

  test('may guess five times, and starts anew after having known it', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) expect((await change(own, 'a guess')).status).toBe(400);
      expect((await change(own, round ? own : sharedPassword)).status).toBe(200);
    }
    for (let guess = 0; guess < 5; guess += 1) expect((await change(own, 'a guess')).status).toBe(400);
    expect((await change('other words', own)).status).toBe(429);
  });
});

describe('the password of an organization', () => {
  const fresh = { newPassword: 'fresh-pass-9', confirmPassword: 'fresh-pass-9' };

  test('changes for that organization alone, and who it was stands in the trail', async () => {
    const elsewhere = await api.make.aVolunteer(await api.make.anOrganization());
    const foreign = api.as(elsewhere);
    await foreign.token();
    const admin = await api.make.anAdmin(organization);
    expect((await api.as(admin).post('/auth/change-org-password', fresh)).status).toBe(200);
    expect([await lives(device), await lives(foreign)]).toEqual([false, true]);
    expect([await opens(maya, 'fresh-pass-9'), await opens(elsewhere, 'fresh-pass-9')]).toEqual([
      true,
      false,
    ]);
    expect(await deeds()).toEqual([
      {
        action: 'organization_password_changed',
        organization_id: organization.id,
        actor_id: admin.id,
        subject_name: organization.name,
      },
    ]);
  });

  test('is changed by a super administrator for the one they name, if there is one', async () => {
    const owner = api.as(await api.make.aSuperAdmin('the password of the owner'));
    const send = (organizationId?: string) =>
      owner.post('/auth/change-org-password', { ...fresh, organizationId });
    const unnamed = await send();
    expect([unnamed.status, unnamed.body.message]).toEqual([400, 'organizationId is required']);
    const unknown = await send('01890000-0000-7000-8000-000000000000');
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Organization not found']);
    const mutation = `mutation ($organizationId: ID, $newPassword: String!, $confirmPassword: String!) {
      changeOrganizationPassword(organizationId: $organizationId, newPassword: $newPassword, confirmPassword: $confirmPassword)
    }`;
    const changed = await owner.graphql(mutation, { ...fresh, organizationId: organization.id });
    expect([changed.message, changed.data?.changeOrganizationPassword]).toEqual([undefined, true]);
    expect([await lives(device), await lives(owner)]).toEqual([false, true]);
    expect(await opens(maya, 'fresh-pass-9')).toBe(true);
  });
});
