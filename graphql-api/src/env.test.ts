import { expect, test } from 'vitest';
import { readEnv } from './env.js';

const read = (variables: object) =>
  readEnv({ JWT_SECRET: 'a secret of at least 32 characters', ...variables });

test('documents lie in a folder unless a bucket is named', () => {
  expect(read({}).s3).toBeNull();
  expect(read({ DOCUMENT_STORE: 'file', S3_BUCKET: 'unused' }).s3).toBeNull();
  expect(read({ DOCUMENT_STORE: 's3', S3_BUCKET: 'papers', S3_ENDPOINT: 'https://s3.example' }).s3).toEqual({
    bucket: 'papers',
    region: 'us-east-1',
    endpoint: 'https://s3.example',
  });
});

test.each([
  [{ DOCUMENT_STORE: 'disk' }, 'DOCUMENT_STORE must be file or s3, not "disk".'],
  [{ DOCUMENT_STORE: 's3' }, 'S3_BUCKET is missing; DOCUMENT_STORE=s3 needs the name of a bucket.'],
  [
    { DOCUMENT_STORE: 's3', S3_BUCKET: 'papers', S3_ENDPOINT: 's3.example' },
    'S3_ENDPOINT must be an address that begins with http:// or https://.',
  ],
  [
    { DATABASE_URL: 'postgresql://one', DATABASE_REPLICA_URLS: 'postgresql://two,three' },
    'DATABASE_REPLICA_URLS must be addresses that begin with postgresql://, by commas.',
  ],
  [
    { DATABASE_REPLICA_URLS: 'postgresql://two' },
    'DATABASE_REPLICA_URLS needs DATABASE_URL: the embedded database has no replicas.',
  ],
  [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
])('%j is told in one sentence', (variables, sentence) => {
  expect(() => read(variables)).toThrow(sentence);
});

test('documents take as much as there is room for, or as much as DOCUMENT_QUOTA_MB says', () => {
  expect(read({}).documentQuotaMb).toBeNull();
  expect(read({ DOCUMENT_QUOTA_MB: '500' }).documentQuotaMb).toBe(500);
  for (const wrong of ['0', '1.5', 'much'])
    expect(() => read({ DOCUMENT_QUOTA_MB: wrong })).toThrow('DOCUMENT_QUOTA_MB must be a whole number');
});

test('newsletters come from the host of the public address, or from MAIL_FROM', () => {
  expect(read({ PUBLIC_URL: 'https://handraise.example/' }).mailFrom).toBe('handraise@handraise.example');
  expect(read({ MAIL_FROM: 'news@example.org' }).mailFrom).toBe('news@example.org');
});

test.each(['secret', 'changeme', 'a'.repeat(31), ' '])(
  'a server does not start with the secret %j, in production or not',
  (JWT_SECRET) => {
    for (const NODE_ENV of ['production', 'development', '']) {
      expect(() => readEnv({ JWT_SECRET, NODE_ENV })).toThrow('JWT_SECRET must have at least 32 bytes');
    }
  },
);

test('in production there is no secret, no demo, no sandbox and no look at the schema that nobody has asked for', () => {
  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow('JWT_SECRET is missing');
  expect(() => readEnv({ NODE_ENV: 'production', JWT_SECRET: '' })).toThrow('JWT_SECRET is missing');
  const env = read({ NODE_ENV: 'production' });
  const { demoData, sandbox, introspection, webhookLoopback, trustProxy } = env;
  expect({ demoData, sandbox, introspection, webhookLoopback, trustProxy }).toEqual({
    ...{ demoData: false, sandbox: false, introspection: false, webhookLoopback: false, trustProxy: false },
  });
});
