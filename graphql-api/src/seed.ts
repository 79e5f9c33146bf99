import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { startEmbedded } from './database/embedded.js';
import { migrate } from './database/migrate.js';
import { connectOrm, type Orm } from './database/orm.js';
import { crowdPassword } from './database/seed/crowd/password.js';
import { seedCrowd } from './database/seed/crowd.js';
import { seedDemo } from './database/seed.js';
import { type Env, readEnv, StartupError } from './env.js';
import type { DocumentStore } from './modules/documents/document.store.js';
import { openStore } from './modules/documents/document.store.open.js';
import { ensureSomeSuperAdmin } from './modules/platform/superAdmin.js';

const usage = `npm run seed                                               the demo
npm run seed -- --organizations 1000 --people 100000       as many, with all they do
  --database-url <address>   instead of DATABASE_URL; without either, the embedded database in DATA_DIR
  --force                    beside the organizations that are there`;

const tell = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run seed`: migrates a database and fills it with the demo, or with a crowd. */
async function main(): Promise<void> {
  const flags = readFlags();
  if (flags.help) {
    tell(usage);
    return;
  }
  const env = readEnv();
  const url = flags['database-url'] ?? env.databaseUrl;
  const embedded = url ? null : await startEmbedded({ dataDir: env.dataDir, log: tell });
  const orm = await connectOrm(url || (embedded?.url ?? ''));
  try {
    await migrate(orm);
    const store = await openStore(env);
    if (flags.organizations || flags.people) await fillWithCrowd(orm, store, env, flags);
    else
      for (const { who, email, password } of await seedDemo(orm, store, env))
        tell(`${who}: ${email} ${password}`);
  } finally {
    await orm.close(true);
    await embedded?.stop();
  }
}

function readFlags() {
  try {
    const options = {
      organizations: { type: 'string' },
      people: { type: 'string' },
      'database-url': { type: 'string' },
      force: { type: 'boolean' },
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n\n${usage}`);
  }
}

async function fillWithCrowd(
  orm: Orm,
  store: DocumentStore,
  env: Env,
  flags: ReturnType<typeof readFlags>,
): Promise<void> {
  const began = Date.now();
  // The demo's account is known to all: never where people work.
  const owner =
    env.production && !env.superAdminEmail
      ? null
      : await ensureSomeSuperAdmin(orm, env.superAdminEmail, env.superAdminPassword);
  await seedCrowd(orm, store, {
    organizations: Number(flags.organizations ?? 10),
    people: Number(flags.people ?? 1_000),
    force: flags.force,
    tell: (line) => tell(`  ${line}`),
  });
  tell(
    `Done in ${Math.round((Date.now() - began) / 1_000)} s. All members share the password ${crowdPassword}.`,
  );
  if (owner) tell(`Super administrator: ${owner.email} ${owner.password}`);
}

await main().catch((error: Error) => {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error.stack ?? String(error))}\n`);
  process.exitCode = 1;
});
