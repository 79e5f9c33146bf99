import { type GraphQLArgument, getNamedType, isInputObjectType } from 'graphql';
import { type Ask, type Person, personOf, schema } from '../calls.js';
import { demo } from '../journey.js';
import { planted } from './payloads.js';

type Id = { id: string };

/** What was planted, so that its windows can be opened, who planted it, and which fields of the schema hold it. */
export interface Planted {
  tasks: Id[];
  events: Id[];
  documents: Id[];
  emails: string[];
  fields: Set<string>;
  volunteer: Person;
  admin: Person;
  superAdmin: Person;
}

/** Texts that nobody but the person who wrote them ever sees, or that are no free text. */
const notShown = [
  /password$/i,
  /email$/i,
  /^emails$/,
  /^assignToEmails$/,
  /Token$/,
  /^since$/,
  /^timezone$/,
  // Criteria of a search.
  /^deleteInvalidRecords\./,
  // A row says `member` or `admin`.
  /^importVolunteers\.role$/,
];

/** Every text of every mutation that is kept and may be shown, as `createTask.title`. */
export function textFields(): string[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {})
    .flatMap(({ name, args }) => args.flatMap((arg) => textsIn(name, arg)))
    .filter(
      (field) => !notShown.some((pattern) => pattern.test(field) || pattern.test(field.split('.')[1] ?? '')),
    );
}

function textsIn(name: string, { name: argument, type }: GraphQLArgument): string[] {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.values(named.getFields())
      .filter((field) => getNamedType(field.type).name === 'String')
      .map((field) => `${name}.${field.name}`);
  return named.name === 'String' ? [`${name}.${argument}`] : [];
}

/** Writes each of the first `count` payloads into every text field of every noun, as those who may. */
export async function plant(url: string, count: number): Promise<Planted> {
  const fields = new Set<string>();
  const volunteer = await planter(url, demo.volunteer, fields);
  const admin = await planter(url, demo.admin, fields);
  const superAdmin = await planter(url, demo.superAdmin, fields);
  const done: Planted = {
    tasks: [],
    events: [],
    documents: [],
    emails: [],
    fields,
    volunteer,
    admin,
    superAdmin,
  };
  for (let k = 0; k < count; k++) {
    await plantTasks(done, k);
    await plantEvent(done, k);
    done.documents.push(await plantDocument(url, done, k));
    await plantPeople(done, k);
    await plantOrganization(done, k);
  }
  await plantTheFew(done, count);
  return done;
}

/** A person whose calls tell which fields they filled. */
async function planter(url: string, email: string, fields: Set<string>): Promise<Person> {
  // What the browser calls itself is shown in the list of devices.
  const person = await personOf(url, email, planted(1, 'agent'));
  const ask: Ask = async (field, variables) => {
    const { input, rows } = variables as { input?: object; rows?: object[] };
    for (const [name, value] of Object.entries({ ...variables, ...input, ...rows?.[0] }))
      if (/§|%C2%A7/.test(String(value))) fields.add(`${field}.${name}`);
    return person.ask(field, variables);
  };
  return { ...person, ask };
}

/** One that stays open, and one that is done, in turns by the volunteer and by the admin. */
async function plantTasks({ tasks, volunteer, admin }: Planted, k: number): Promise<void> {
  const input = { title: planted(k, 'task'), description: planted(k, 'tasktext') };
  const assignToEmails = [demo.volunteer];
  const task = await admin.ask('createTask', { input: { ...input, assignToEmails } });
  tasks.push(await admin.ask('updateTask', { id: task.id, input }));
  const { id } = await admin.ask('createTask', { input: { ...input, assignToEmails } });
  const completionNotes = planted(k, 'completion');
  if (k % 2) await volunteer.ask('completeMyTask', { taskId: id, completionNotes });
  else
    await admin.ask('completeAssignment', {
      taskId: id,
      userId: volunteer.user.id,
      completionNotes,
      adminFeedback: planted(k, 'feedback'),
    });
}

async function plantEvent({ events, volunteer, admin }: Planted, k: number): Promise<void> {
  const input = {
    title: planted(k, 'event'),
    description: planted(k, 'eventtext'),
    location: planted(k, 'place'),
    videoLink: `https://meet.example/?${encodeURIComponent(planted(k, 'link'))}`,
    meetingId: planted(k, 'meeting'),
    meetingPasscode: planted(k, 'code'),
  };
  const startDate = new Date(Date.now() + (k % 20) * 86_400_000).toISOString().slice(0, 10);
  const { id } = await admin.ask('createEvent', { input: { ...input, startDate } });
  events.push(await admin.ask('updateEvent', { id, input }));
  await volunteer.ask('rsvpToEvent', { eventId: id, status: 'signed_up', notes: planted(k, 'answer') });
}

async function plantDocument(url: string, { admin, fields }: Planted, k: number): Promise<Id> {
  const form = new FormData();
  const title = planted(k, 'doc');
  const description = planted(k, 'doctext');
  form.set('title', title);
  form.set('description', description);
  form.set('file', new File(['Monday: Maya'], `${planted(k, 'file')}.txt`, { type: 'text/plain' }));
  const headers = { authorization: admin.authorization };
  const answer = await fetch(`${url}/api/documents`, { method: 'POST', headers, body: form });
  const { document } = await answer.json();
  if (!document) throw new Error(`A document was refused with ${answer.status}: ${planted(k, 'file')}`);
  for (const name of ['title', 'description']) fields.add(`uploadDocument.${name}`);
  return admin.ask('updateDocument', { id: document.id, input: { title, description } });
}

async function plantPeople({ emails, admin, superAdmin }: Planted, k: number): Promise<void> {
  // Another attempt of the same journey finds those of the first.
  const email = `planted${k}.${Date.now()}@lanternstreet.example`;
  emails.push(email);
  const input = { name: planted(k, 'person'), notes: planted(k, 'notes') };
  await admin.ask('addVolunteer', { input: { email, ...input } });
  await admin.ask('updateVolunteer', { email, input });
  const { organizationId } = admin.user;
  const notes = planted(k, 'usernotes');
  await superAdmin.ask('addUser', { input: { email: `more.${email}`, notes, organizationId } });
  const names = { firstName: planted(k, 'first'), lastName: planted(k, 'last') };
  const changes = { ...names, phone: planted(k, 'ph'), notes };
  await superAdmin.ask('updateUser', { email: `more.${email}`, input: changes });
}

async function plantOrganization({ superAdmin }: Planted, k: number): Promise<void> {
  const about = {
    name: planted(k, 'org'),
    description: planted(k, 'orgtext'),
    phone: planted(k, 'op'),
    address: planted(k, 'oa'),
    website: `https://x.example/${encodeURIComponent(planted(k, 'site'))}`,
  };
  const first = {
    nonprofitAdminEmail: `boss${k}.${Date.now()}@x.example`,
    nonprofitAdminNotes: planted(k, 'boss'),
  };
  const { id } = await superAdmin.ask('createOrganization', {
    input: { ...about, ...first, password: 'sing along' },
  });
  await superAdmin.ask('updateOrganization', { id, input: about });
}

/** Of these there may be few: ten newsletters an hour, twenty tokens, ten webhooks. Together they hold every payload. */
async function plantTheFew({ admin }: Planted, count: number): Promise<void> {
  const all = Array.from({ length: count }, (_, k) => k);
  const rows = all.map((k) => ({
    email: `row${k}.${Date.now()}@lanternstreet.example`,
    name: planted(k, 'row'),
    notes: planted(k, 'rownotes'),
  }));
  await admin.ask('importVolunteers', { rows, dryRun: false });
  for (let k = 0; k < Math.min(count, 10); k++) {
    const of = (field: string) =>
      all.filter((other) => other % 10 === k).map((other) => planted(other, field));
    await admin.ask('sendNewsletter', {
      input: { subject: of('subject').join(' ').slice(0, 200), text: of('letter').join('\n') },
    });
    await admin.ask('createWebhook', {
      input: { url: `https://hooks.example/?${encodeURIComponent(planted(k, 'hook'))}` },
    });
    await admin.ask('createAccessToken', { input: { name: of('token').slice(0, 2).join(' ') } });
    await admin.ask('createAccessToken', { input: { name: of('token').slice(2).join(' ') || 'none' } });
  }
}
