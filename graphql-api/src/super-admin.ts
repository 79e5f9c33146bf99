import 'reflect-metadata';
import { connectOrm } from './database/orm.js';
import { StartupError } from './env.js';
import { resetSuperAdmin } from './modules/platform/superAdmin.js';

/** `npm run super-admin`: creates or resets the super administrator that the environment names, on DATABASE_URL. */
async function main(): Promise<string> {
  const { DATABASE_URL, SUPER_ADMIN_EMAIL = '', SUPER_ADMIN_PASSWORD = '' } = process.env;
  if (!DATABASE_URL) throw new StartupError('DATABASE_URL is missing; it names the database to change.');
  const orm = await connectOrm(DATABASE_URL);
  try {
    const done = await resetSuperAdmin(orm, SUPER_ADMIN_EMAIL, SUPER_ADMIN_PASSWORD);
    return done === 'created'
      ? 'The super administrator was created.'
      : 'The password was reset; all sessions ended.';
  } finally {
    await orm.close(true);
  }
}

main().then(
  (told) => process.stdout.write(`${told}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof StartupError ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
