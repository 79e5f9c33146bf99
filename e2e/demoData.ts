import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../graphql-api/src/database/embedded.js';
import { startOn } from './server.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database with the demo data, and the folder with its documents: every server starts on copies of both. */
    demo: { url: string; dataDir: string };
  }
}

/** Makes the demo data once for all journeys, by the server itself. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'handraise-demo-'));
  // Started by root, PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(folder, 0o711);
  const postgres = await startEmbedded({ dataDir: folder, fast: true });
  const demo = { url: postgres.url, dataDir: join(folder, 'data') };
  const server = await startOn({ DATABASE_URL: demo.url, DATA_DIR: demo.dataDir });
  await server.stop();
  project.provide('demo', demo);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
