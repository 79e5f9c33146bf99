import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded.js';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One real PostgreSQL for the whole run; every test file copies its database from the migrated template. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'handraise-test-'));
  chmodSync(folder, 0o711);
  const postgres = await startEmbedded({ dataDir: folder, fast: true });
  // Imported late: the entities need reflect-metadata, which only orm.ts brings.
  const { connectOrm } = await import('../database/orm.js');
  const { migrate } = await import('../database/migrate.js');
  const orm = await connectOrm(postgres.url);
  await migrate(orm);
  await orm.close(true);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
