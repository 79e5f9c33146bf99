import pg from 'pg';
import type { Env } from '../../env.js';
import { runningEmbedded, startEmbedded } from '../embedded.js';

/** The database to work on, and how to leave it again. */
export interface Opened {
  url: string;
  close: () => Promise<void>;
}

/** The database at DATABASE_URL, or the embedded one: that of the running server where there is one. */
export async function openDatabase(env: Env, log: (line: string) => void): Promise<Opened> {
  const url = env.databaseUrl || (await runningEmbedded(env.dataDir));
  if (url) return { url, close: async () => undefined };
  const embedded = await startEmbedded({ dataDir: env.dataDir, log });
  return { url: embedded.url, close: embedded.stop };
}

/** A connection without the limits that requests have: a backup takes as long as it takes. */
export async function connectClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'handraise backup' });
  await client.connect();
  return client;
}
