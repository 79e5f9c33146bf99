import { createHash } from 'node:crypto';
import type { Pack } from 'tar-stream';

/** The first entry of a backup: what it was made from. */
export interface Head {
  format: 1;
  createdAt: string;
  migrations: string[];
}

/** The last entry: what a whole backup holds, so that a torn one is never taken for it. */
export interface Sums {
  tables: Record<string, { rows: number; sha256: string }>;
  sequences: Record<string, string>;
  documents: number;
}

export const headName = 'handraise.json';
export const sumsName = 'sums.json';
export const tableEntry = /^tables\/([a-z_]+)\/\d+\.copy$/;
export const documentEntry = /^documents\/([0-9a-f-]{36})$/;

/** Puts one whole entry into the archive, and waits while the archive's reader is slower. */
export function putEntry(pack: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    pack.entry({ name, size: content.length, mode: 0o600 }, content, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

export async function contentOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** SHA-256 over many pieces, and how many lines they hold: COPY writes one row a line. */
export function rowSum() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(piece: Buffer) {
      hash.update(piece);
      for (const byte of piece) if (byte === 10) rows += 1;
    },
    read: () => ({ rows, sha256: hash.digest('hex') }),
  };
}
