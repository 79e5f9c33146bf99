import 'reflect-metadata';
import { connectClient, openDatabase } from './database/backup/open.js';
import { restoreBackup } from './database/backup/restore.js';
import { writeBackup } from './database/backup/write.js';
import { connectOrm } from './database/orm.js';
import { type Env, readEnv, StartupError } from './env.js';
import { openStore } from './modules/documents/document.store.open.js';

const usage = `npm run backup -- handraise.tar.gz     everything in one file, while the server runs
npm run restore -- handraise.tar.gz    into an empty database, with the server stopped`;

const tell = (line: string) => process.stdout.write(`${line}\n`);
const number = (value: number) => value.toLocaleString('en-US');

/** `npm run backup` and `npm run restore`, on the database and the store that the environment names. */
async function main([command, path]: string[]): Promise<void> {
  if (!path || (command !== 'backup' && command !== 'restore')) throw new StartupError(usage);
  const env = readEnv();
  const database = await openDatabase(env, tell);
  try {
    await (command === 'backup' ? backup : restore)(env, database.url, path);
  } finally {
    await database.close();
  }
}

async function backup(env: Env, url: string, path: string): Promise<void> {
  const client = await connectClient(url);
  try {
    const { rows, documents, damaged } = await writeBackup(client, await openStore(env), path);
    tell(`${path}: ${number(rows)} rows and the contents of ${number(documents)} documents.`);
    if (damaged.length === 0) return;
    process.exitCode = 2;
    tell(`Missing or damaged in the store, and so not in the backup: ${damaged.join(', ')}.`);
  } finally {
    await client.end();
  }
}

async function restore(env: Env, url: string, path: string): Promise<void> {
  const orm = await connectOrm(url);
  const client = await connectClient(url);
  try {
    const { createdAt, rows, documents, missing } = await restoreBackup(
      orm,
      client,
      await openStore(env),
      path,
    );
    tell(`Everything is back as of ${createdAt}: ${number(rows)} rows and ${number(documents)} documents.`);
    tell('Nobody is signed in any more.');
    if (missing.length > 0)
      tell(`These documents had no content when the backup was made: ${missing.join(', ')}.`);
  } finally {
    await client.end();
    await orm.close(true);
  }
}

await main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error.stack ?? String(error))}\n`);
  process.exitCode = 1;
});
