import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { DocumentStore } from './document.store.js';

export interface S3Options {
  bucket: string;
  region: string;
  /** Empty: Amazon's own; otherwise the address of any store that speaks S3. */
  endpoint: string;
}

/** Other things may lie in the same bucket. */
const prefix = 'documents/';

/**
 * A bucket of any S3-compatible store. The credentials are found as every AWS program finds them: variables,
 * profile, or the role of the machine.
 */
export function s3Store({ bucket, region, endpoint }: S3Options): DocumentStore {
  const client = new S3Client({
    region,
    // Stores of one's own seldom have a host name per bucket, and not all of them know the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  });
  const place = (id: string) => ({ Bucket: bucket, Key: prefix + id });
  return {
    async put(id, content) {
      await client.send(new PutObjectCommand({ ...place(id), Body: content, ContentLength: content.length }));
    },
    async read(id) {
      const { Body } = await client.send(new GetObjectCommand(place(id)));
      return Body as Readable;
    },
    async remove(id) {
      await client.send(new DeleteObjectCommand(place(id)));
    },
    async *contents() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          yield { name: Key.slice(prefix.length), storedAt: LastModified ?? new Date() };
        }
      }
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
  };
}
