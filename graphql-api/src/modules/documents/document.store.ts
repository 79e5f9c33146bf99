import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** What lies in a store: its name there, which `remove` takes, and when it was written. */
export interface StoredContent {
  name: string;
  storedAt: Date;
}

/** Where the contents of documents lie, each under the id of its row, never under a name that a client chose. */
export interface DocumentStore {
  /** Stores the content whole or not at all. */
  put(id: string, content: Buffer): Promise<void>;
  /** @throws when the content is absent or the store is away */
  read(id: string): Promise<Readable>;
  /** Removing what is not there is no mistake. */
  remove(id: string): Promise<void>;
  /** Everything that is stored, what was left unfinished included. */
  contents(): AsyncIterable<StoredContent>;
  /** @throws when nothing can be stored or read */
  check(): Promise<void>;
}

/** A folder on this machine. */
export function fileStore(folder: string): DocumentStore {
  const path = (id: string) => join(folder, id);
  return {
    async put(id, content) {
      await mkdir(folder, { recursive: true });
      const unfinished = `${path(id)}.part`;
      try {
        const file = await open(unfinished, 'w');
        try {
          await file.writeFile(content);
          // The row is committed after this; a power cut must not leave it without its content.
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path(id));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(id) {
      await access(path(id), constants.R_OK);
      return createReadStream(path(id));
    },
    async remove(id) {
      await rm(path(id), { force: true });
    },
    async *contents() {
      await mkdir(folder, { recursive: true });
      for await (const { name } of await opendir(folder)) {
        const found = await stat(path(name)).catch(() => null);
        if (found?.isFile()) yield { name, storedAt: found.mtime };
      }
    },
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK);
    },
  };
}

/** SHA-256 in hex. */
export function hashContent(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
