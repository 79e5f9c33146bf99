import 'reflect-metadata';
import { startEmbedded } from './database/embedded.js';
import { migrate } from './database/migrate.js';
import { connectOrm } from './database/orm.js';
import { readEnv, StartupError } from './env.js';
import { resetSuperAdmin } from './modules/platform/superAdmin.js';

/**
 * `npm run super-admin`: creates or resets the super administrator that the environment names, in the database at
 * DATABASE_URL or in the embedded one.
 */
async function main(): Promise<string> {
  const env = readEnv();
  if (!env.superAdminEmail || !env.superAdminPassword) {
    throw new StartupError(
      'SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD are needed: whom to create or to reset.',
    );
  }
  const embedded = env.databaseUrl ? null : await startEmbedded({ dataDir: env.dataDir });
  const orm = await connectOrm(env.databaseUrl || (embedded?.url ?? ''));
  try {
    await migrate(orm);
    const done = await resetSuperAdmin(orm, env.superAdminEmail, env.superAdminPassword);
    return done === 'created'
      ? 'The super administrator was created.'
      : 'The password was reset; all sessions ended.';
  } finally {
    await orm.close(true);
    await embedded?.stop();
  }
}

main().then(
  (told) => process.stdout.write(`${told}\n`),
  (error: Error & { code?: string }) => {
    const isAway = /^(08...|57P..|3D000|28...|E[A-Z]+)$/.test(error.code ?? '');
    const told = isAway ? `The database at DATABASE_URL cannot be used: ${error.message}.` : error.stack;
    process.stderr.write(`${error instanceof StartupError ? error.message : told}\n`);
    process.exit(1);
  },
);
