import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { type DocumentStore, fileStore } from '../../modules/documents/document.store.js';
import { testApi } from '../../testing/api.js';
import { testDatabase } from '../../testing/database.js';
import { expectTallied } from '../../testing/tallies.js';
import { contentOf } from './archive.js';
import { connectClient } from './open.js';
import { restoreBackup } from './restore.js';
import { writeBackup } from './write.js';

const api = testApi();
const folder = mkdtempSync(join(tmpdir(), 'handraise-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function client(url = api.database.url): Promise<pg.Client> {
  const opened = await connectClient(url);
  onTestFinished(() => opened.end());
  return opened;
}

async function aDay() {
  const organization = await api.make.anOrganization();
  const admin = await api.make.anAdmin(organization);
  const volunteer = await api.make.aVolunteer(organization, { firstName: 'Zoë\t"\\N"\n' });
  const event = await api.make.anEvent(organization, { maxVolunteers: 5 });
  const task = await api.make.aTask(organization, [volunteer]);
  const document = await api.make.aDocument(organization);
  const { body } = await api.as(volunteer).post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' });
  expect(body.success ?? true).toBe(true);
  return { organization, admin, volunteer, event, task, document };
}

/** Into a database and a store of its own. */
async function restoreInto(
  path: string,
  store: DocumentStore = fileStore(mkdtempSync(join(folder, 'store-'))),
) {
  const { orm, db, url } = await testDatabase();
  const restored = await restoreBackup(orm, await client(url), store, path);
  return { restored, store, db, client: await client(url) };
}

test('a backup made while people work comes back as it was at one moment, with every content', async () => {
  const { event, document, volunteer } = await aDay();
  const path = join(folder, 'whole.tar.gz');
  let busy = true;
  const work = (async () => {
    for (let status = 'cancelled'; busy; status = status === 'cancelled' ? 'signed_up' : 'cancelled')
      await api.as(volunteer).post(`/calendar/events/${event.id}/rsvp`, { status });
  })();
  const written = await writeBackup(await client(), api.store, path);
  busy = false;
  await work;
  expect(written.damaged).toEqual([]);
  expect(statSync(path).mode & 0o777).toBe(0o600);

  const { restored, store, client: back } = await restoreInto(path);
  expect(restored).toMatchObject({ rows: written.rows, documents: written.documents, missing: [] });
  expect(await contentOf(await store.read(document.id))).toEqual(
    await contentOf(await api.store.read(document.id)),
  );
  // The count beside the event is the count of the answers: both are of the same moment.
  const { rows } = await back.query(
    `select confirmed_signups as counted,
      (select count(*)::int from rsvps where event_id = events.id and status = 'signed_up') as answers
     from events where id = $1`,
    [event.id],
  );
  expect(rows[0].counted).toBe(rows[0].answers);
  const person = await back.query('select first_name from users where id = $1', [volunteer.id]);
  expect(person.rows[0].first_name).toBe('Zoë\t"\\N"\n');
});

test('nobody is signed in after a restore', async () => {
  const { volunteer } = await aDay();
  await api.as(volunteer).get('/auth/me');
  const path = join(folder, 'sessions.tar.gz');
  await writeBackup(await client(), api.store, path);
  const { client: back } = await restoreInto(path);
  const { rows } = await back.query(
    'select count(*)::int as all, count(revoked_at)::int as ended from sessions',
  );
  expect(rows[0].all).toBeGreaterThan(0);
  expect(rows[0].ended).toBe(rows[0].all);
});

test('the restored database goes on: seats and tallies are counted and changes are numbered from where they were', async () => {
  const { event, organization } = await aDay();
  const path = join(folder, 'goes-on.tar.gz');
  await writeBackup(await client(), api.store, path);
  const { client: back } = await restoreInto(path);
  const before = await back.query('select max(id)::int as id from changes');
  const someone = await api.make.aVolunteer(organization);
  await back.query(
    "insert into users (id, organization_id, email, role) values ($1, $2, 'new@example.org', 'volunteer')",
    [someone.id, organization.id],
  );
  await back.query(
    "insert into rsvps (id, organization_id, event_id, user_id, status) values (gen_random_uuid(), $1, $2, $3, 'signed_up')",
    [organization.id, event.id, someone.id],
  );
  const { rows } = await back.query('select confirmed_signups from events where id = $1', [event.id]);
  expect(rows[0].confirmed_signups).toBe(2);
  const after = await back.query('select max(id)::int as id from changes');
  expect(after.rows[0].id).toBeGreaterThan(before.rows[0].id);
  await expectTallied(back);
});

test('what is damaged in the store is told, and left out', async () => {
  const { document } = await aDay();
  await api.store.put(document.id, Buffer.from('somebody wrote over it'));
  const path = join(folder, 'damaged.tar.gz');
  const { damaged } = await writeBackup(await client(), api.store, path);
  expect(damaged).toEqual([document.id]);
  expect((await restoreInto(path)).restored.missing).toEqual([document.id]);
  await api.database.db.deleteFrom('documents').where('id', '=', document.id).execute();
});

test('a restore wants an empty database, and a whole backup of this product', async () => {
  await aDay();
  const path = join(folder, 'good.tar.gz');
  await writeBackup(await client(), api.store, path);
  const again = restoreBackup(api.database.orm, await client(), api.store, path);
  await expect(again).rejects.toThrow('The database is not empty: restore into a new one.');

  const torn = join(folder, 'torn.tar.gz');
  writeFileSync(torn, readFileSync(path));
  truncateSync(torn, Math.floor(statSync(path).size / 2));
  await expect(restoreInto(torn)).rejects.toThrow('is not a whole backup');

  const changed = join(folder, 'changed.tar.gz');
  const bytes = gunzipSync(readFileSync(path));
  bytes.write('Mallory', bytes.indexOf('Organization '));
  writeFileSync(changed, gzipSync(bytes));
  await expect(restoreInto(changed)).rejects.toThrow('did not come back as it was');

  const other = join(folder, 'other.tar.gz');
  writeFileSync(other, 'no archive at all');
  await expect(restoreInto(other)).rejects.toThrow('is not a');
  await rm(other);
  await expect(restoreInto(other)).rejects.toThrow('does not exist');
});
