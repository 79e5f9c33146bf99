import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
type Made = { id: string };
let organization: Made;
let admins: ReturnType<typeof api.as>[];
let volunteers: ReturnType<typeof api.as>[];

beforeAll(async () => {
  organization = await api.make.anOrganization();
  admins = [api.as(await api.make.anAdmin(organization)), api.as(await api.make.anAdmin(organization))];
  volunteers = [];
  for (let person = 0; person < 8; person += 1)
    volunteers.push(api.as(await api.make.aVolunteer(organization)));
});

const pause = (most = 3) => new Promise((resolve) => setTimeout(resolve, Math.random() * most));
const path = ({ id }: Made) => `/calendar/events/${id}`;
const admin = (index: number) => admins[index] as ReturnType<typeof api.as>;
const signUp = (event: Made, people = volunteers.length) =>
  volunteers.slice(0, people).map(async (person) => {
    await pause();
    return person.post(`${path(event)}/rsvp`, { status: 'signed_up' });
  });

test('two admins who edit an event at once never mix their words', async () => {
  const event = await api.make.anEvent(organization);
  const words = (mark: string, start_date: string, max_volunteers: number) => ({
    title: mark,
    description: `${mark}\nMeeting ID: ${mark}`,
    location: mark,
    start_date,
    end_date: start_date,
    max_volunteers,
    meeting_id: mark,
  });
  const [a, b] = [words('a', '2099-01-01', 1), words('b', '2099-02-02', 2)];
  for (let round = 0; round < 50; round += 1) {
    const answers = await Promise.all(
      [a, b].map(async (body, index) => {
        await pause();
        return admin(index).put(path(event), body);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.event)).toMatchObject([a, b]);
    const now = (await admin(0).get(path(event))).body.event;
    expect(now).toMatchObject(now.title === 'a' ? a : b);
  }
});

test('a maximum lowered while people sign up takes nobody in after it, and loses nobody', async () => {
  for (let round = 0; round < 15; round += 1) {
    const event = await api.make.anEvent(organization, { maxVolunteers: 7 });
    const lowering = pause().then(() => admin(0).put(path(event), { max_volunteers: 3 }));
    const answers = await Promise.all(signUp(event));
    const lowered = await lowering;
    expect(lowered.status).toBe(200);
    const before = lowered.body.event.confirmed_signups;
    const taken = answers.filter(({ status }) => status === 200).length;
    const full = answers.filter(({ body }) => body.code === 'EVENT_FULL').length;
    expect(taken + full).toBe(volunteers.length);
    expect(taken).toBe(Math.max(before, 3));
    expect((await admin(0).get(path(event))).body.event.confirmed_signups).toBe(taken);
  }
});

test('an event deleted while people sign up is gone for all of them, with their answers', async () => {
  for (let round = 0; round < 50; round += 1) {
    const event = await api.make.anEvent(organization);
    const deleting = pause().then(() => admin(1).delete(path(event)));
    const answers = await Promise.all(signUp(event, 3));
    expect((await deleting).status).toBe(200);
    for (const { status } of answers) expect([200, 404]).toContain(status);
  }
  const orphans = await api.database.db
    .selectFrom('rsvps')
    .select('id')
    .where('event_id', 'not in', (eb) => eb.selectFrom('events').select('id'))
    .execute();
  expect(orphans).toEqual([]);
});
