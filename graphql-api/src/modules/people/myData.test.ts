import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();

test('a person takes along everything kept about them, and nothing of anybody else', async () => {
  const organization = await api.make.anOrganization();
  const notes = { adminNotes: 'between admins' };
  const me = await api.make.aVolunteer(organization, { firstName: 'Ana', ...notes });
  const other = await api.make.aVolunteer(organization, { firstName: 'Somebodyelse' });
  await api.make.aTask(organization, [me, other], { title: 'Shared task' });
  await api.make.aTask(organization, [other], { title: 'Task of the other' });
  const event = await api.make.anEvent(organization, { title: 'Fair' });
  const mine = api.as(me);
  for (const person of [mine, api.as(other)])
    await person.post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' });

  const answer = await mine.get('/profile/data');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain('handraise-my-data.json');
  expect(answer.body).toMatchObject({
    first_name: 'Ana',
    organization_name: expect.any(String),
    tasks: [{ title: 'Shared task', status: 'assigned' }],
    events: [{ title: 'Fair', status: 'signed_up' }],
    sessions: [{ ended_at: null }],
  });
  expect(answer.text).not.toMatch(/between admins|Task of the other|Somebodyelse|hash/);

  const { data } = await mine.graphql('{ myData }');
  expect(Object.keys(JSON.parse(data.myData))).toEqual(Object.keys(answer.body));
});
