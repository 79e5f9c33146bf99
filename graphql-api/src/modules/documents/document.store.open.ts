import { join } from 'node:path';
import type { Env } from '../../env.js';
import { type DocumentStore, fileStore } from './document.store.js';

/** The store that the environment names. */
export async function openStore({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): Promise<DocumentStore> {
  if (!s3) return fileStore(join(dataDir, 'documents'));
  // Loaded only where it is used: the client is larger than the rest of the server.
  const { s3Store } = await import('./document.store.s3.js');
  return s3Store(s3);
}
