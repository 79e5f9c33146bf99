import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Options } from '../modules/documents/document.store.s3.js';

export interface S3Server {
  options: S3Options;
  close(): Promise<void>;
}

/** A real S3 server with one bucket, and credentials in the environment as a program would find them. */
export async function s3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'handraise-s3-'));
  const bucket = 'handraise-documents';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // It signs `/bucket` where the client rightly signs the `/bucket/` that it asks for.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
  return {
    options: { bucket, region: 'us-east-1', endpoint: `http://127.0.0.1:${port}` },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
