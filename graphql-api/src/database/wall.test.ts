import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { sharedPassword } from '../testing/factories.js';
import { connectMembers, typedSql } from './orm.js';
import { memberRole, withinOrganization } from './wall.js';

const api = testApi();

const tables = async () => {
  const { rows } = await sql<{ name: string; bound: boolean; policies: number }>`
    select relname as name, relrowsecurity as bound,
      (select count(*)::int from pg_policy where polrelid = c.oid) as policies
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'
    order by relname`.execute(api.database.db);
  return rows;
};

test('every table stands behind the second wall', async () => {
  const all = await tables();
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(({ bound, policies }) => !bound || policies !== 1)).toEqual([]);
});

test('the members’ role owns nothing and cannot sign in', async () => {
  const { rows } = await sql`
    select rolcanlogin, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
      (select count(*)::int from pg_class where relowner = r.oid) as owned
    from pg_roles r where rolname = ${memberRole}`.execute(api.database.db);
  expect(rows).toEqual([
    {
      rolcanlogin: false,
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owned: 0,
    },
  ]);
});

test('a statement without an organization in it sees one organization only, and none when none is named', async () => {
  const [here, there] = [await api.make.anOrganization(), await api.make.anOrganization()];
  for (const place of [here, there]) {
    const volunteer = await api.make.aVolunteer(place);
    await api.as(volunteer).token();
    await api.make.aTask(place, [volunteer]);
    await api.make.anEvent(place);
  }
  const members = typedSql(api.database.databases.members.em.fork());
  const seen = ['organizations', 'users', 'tasks', 'assignments', 'events', 'sessions', 'changes'];
  for (const table of seen) {
    const count = sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`;
    const everywhere = (await count.execute(api.database.db)).rows[0]?.n ?? 0;
    const one = (await withinOrganization(here.id, () => count.execute(members))).rows[0]?.n ?? 0;
    expect([table, one > 0, one < everywhere]).toEqual([table, true, true]);
    const unnamed = await api.database.db.transaction().execute(async (tx) => {
      await sql`set local role ${sql.ref(memberRole)}`.execute(tx);
      return (await count.execute(tx)).rows[0]?.n;
    });
    expect([table, unnamed]).toEqual([table, 0]);
  }
});

test('nothing is written into another organization, and nothing of it changed or deleted', async () => {
  const [here, there] = [await api.make.anOrganization(), await api.make.anOrganization()];
  const theirs = await api.make.aTask(there, []);
  const members = typedSql(api.database.databases.members.em.fork());
  const asHere = <Result>(work: () => Promise<Result>) => withinOrganization(here.id, work);
  await expect(
    asHere(() =>
      sql`insert into tasks (id, organization_id, title, priority, category, status)
        select gen_random_uuid(), ${there.id}, 'smuggled', 'low', 'general', 'pending'`.execute(members),
    ),
  ).rejects.toThrow(/row-level security/);
  const changed = await asHere(() =>
    members.updateTable('tasks').set({ title: 'taken' }).where('id', '=', theirs.id).execute(),
  );
  const deleted = await asHere(() => members.deleteFrom('tasks').where('id', '=', theirs.id).execute());
  expect([changed[0]?.numUpdatedRows, deleted[0]?.numDeletedRows]).toEqual([0n, 0n]);
});

test('whoever is signed in may look up and sign in as somebody of another organization', async () => {
  const one = await api.make.aVolunteer(await api.make.anOrganization());
  const other = await api.make.aVolunteer(await api.make.anOrganization());
  const asked = api.as(one);
  const known = await asked.get(`/auth/check-email/${other.email}`);
  expect(known.body).toMatchObject({ allowed: true });
  const signedIn = await asked.post('/auth/login', { email: other.email, password: sharedPassword });
  expect(signedIn.status).toBe(200);
  const { refreshToken } = signedIn.body.tokens;
  expect((await asked.post('/auth/refresh', { refreshToken })).status).toBe(200);
});

test('a member’s connection outside of any organization is a fault, not a hole', async () => {
  const members = typedSql(api.database.databases.members.em.fork());
  await expect(members.selectFrom('users').select('id').execute()).rejects.toThrow(/outside of any/);
});

test.each([true, false])(
  'each statement and each transaction is bound by itself, and leaves nothing behind (prepared: %j)',
  async (prepared) => {
    const [here, there] = [await api.make.anOrganization(), await api.make.anOrganization()];
    await api.make.aTask(here, []);
    await api.make.aTask(there, []);
    const { members } = await connectMembers(api.database.orm, api.database.url, { poolSize: 2, prepared });
    onTestFinished(() => members.close(true));
    const db = typedSql(members.em.fork());
    const whose = () => db.selectFrom('tasks').select('organization_id').distinct().execute();
    const asHere = <Result>(work: () => Promise<Result>) => withinOrganization(here.id, work);

    expect(await asHere(whose)).toEqual([{ organization_id: here.id }]);
    expect(await withinOrganization(there.id, whose)).toEqual([{ organization_id: there.id }]);
    const inOne = await asHere(() =>
      db.transaction().execute(async (tx) => {
        const both = [await tx.selectFrom('tasks').select('organization_id').execute()];
        await tx.updateTable('tasks').set({ title: 'changed' }).execute();
        return [...both, await tx.selectFrom('tasks').select('title').execute()];
      }),
    );
    expect(inOne).toEqual([[{ organization_id: here.id }], [{ title: 'changed' }]]);
    await expect(asHere(() => sql`select 1 / 0`.execute(db))).rejects.toThrow(/zero/);
    await expect(
      asHere(() => db.transaction().execute((tx) => sql`select 1 / 0`.execute(tx))),
    ).rejects.toThrow(/zero/);
    expect(await asHere(whose)).toEqual([{ organization_id: here.id }]);

    // What a pooler would hand to the next client.
    await asHere(async () => {
      const pool = await members.em.getConnection().getNativeClient();
      const client = await pool.connect();
      const raw = Object.getPrototypeOf(client).query.bind(client) as typeof client.query;
      const { rows } = await raw(
        "select current_user <> $1 as owner, current_setting('handraise.organization', true) as organization",
        [memberRole],
      );
      client.release();
      expect(rows).toEqual([{ owner: true, organization: '' }]);
    });
  },
);

test('a statement whose binding fails is not carried out, and the next one is', async () => {
  const here = await api.make.anOrganization();
  const members = typedSql(api.database.databases.members.em.fork());
  const rename = (organizationId: string) =>
    withinOrganization(organizationId, () =>
      members.updateTable('organizations').set({ name: 'renamed' }).executeTakeFirst(),
    );
  await expect(rename(`${here.id}\0`)).rejects.toThrow(/invalid byte sequence|bind message/);
  await expect(
    withinOrganization('\0', () => members.transaction().execute(async () => undefined)),
  ).rejects.toThrow();
  const { rows } = await sql`select 1 from organizations where name = 'renamed'`.execute(api.database.db);
  expect(rows).toEqual([]);
  expect((await rename(here.id)).numUpdatedRows).toBe(1n);
});

test('many organizations at once on few connections each see their own', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => api.make.anOrganization()));
  const { members } = await connectMembers(api.database.orm, api.database.url, { poolSize: 4 });
  onTestFinished(() => members.close(true));
  const db = typedSql(members.em.fork());
  const own = (id: string) =>
    withinOrganization(id, async () => {
      const alone = await db.selectFrom('organizations').select('id').execute();
      const failed = await sql`select 1 / 0`.execute(db).then(
        () => 'done',
        () => 'failed',
      );
      const within = await db
        .transaction()
        .execute((tx) => tx.selectFrom('organizations').select('id').execute());
      expect([alone, failed, within]).toEqual([[{ id }], 'failed', [{ id }]]);
    });
  for (let round = 0; round < 20; round += 1) await Promise.all(all.map(({ id }) => own(id)));
});

test('a statement that waits on its connection stays bound to who asked for it', async () => {
  const [here, there] = [await api.make.anOrganization(), await api.make.anOrganization()];
  const { members } = await connectMembers(api.database.orm, api.database.url, { poolSize: 2 });
  onTestFinished(() => members.close(true));
  const pool = await withinOrganization(here.id, () => members.em.getConnection().getNativeClient());
  pool.options.max = 1;
  const ask = (organizationId: string, texts: string[]) =>
    withinOrganization(organizationId, async () => {
      const client = await pool.connect();
      const answers = texts.map((text) => client.query<{ id: string }>(text));
      // Given back too early, as a fault in a library might.
      client.release();
      return answers;
    });
  const mine = 'select id from organizations';
  const [, waiting] = await ask(here.id, ['select pg_sleep(0.2)', mine]);
  const [other] = await ask(there.id, [mine]);
  expect((await waiting)?.rows).toEqual([{ id: here.id }]);
  expect((await other)?.rows).toEqual([{ id: there.id }]);
});
