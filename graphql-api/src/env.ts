import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A reason not to start, told to the person who starts the server in one sentence. */
export class StartupError extends Error {}

export interface Env {
  production: boolean;
  port: number;
  host: string;
  /** Where Prometheus asks, on the same host; null: measures are not taken. */
  metricsPort: number | null;
  /** Empty: an embedded PostgreSQL is started. */
  databaseUrl: string;
  /** For notifications, where databaseUrl leads to a pooler that shares connections by transaction. */
  listenDatabaseUrl: string;
  /** Streaming replicas that members' reads may go to. */
  databaseReplicaUrls: string[];
  dataDir: string;
  jwtSecret: string;
  superAdminEmail: string;
  superAdminPassword: string;
  demoData: boolean;
  publicUrl: string;
  /** How many proxies stand in front, or their addresses; false: none, and forwarded headers are ignored. */
  trustProxy: boolean | number | string;
  /** Where the contents of documents lie; null: a folder below dataDir. */
  s3: { bucket: string; region: string; endpoint: string } | null;
  /** How much the documents of one organization may take; null: as much as there is room for. */
  documentQuotaMb: number | null;
  /** Empty: no mail is sent, and newsletters stay in the outbox. */
  smtpUrl: string;
  /** The address that newsletters come from. */
  mailFrom: string;
  /** How long changes can be asked for, and deliveries of webhooks looked at. */
  changesRetentionDays: number;
  /** So long a webhook may fail before it is disabled. */
  webhookPatienceDays: number;
  /** Whether webhooks may lead to 127.0.0.1: for tests and development. */
  webhookLoopback: boolean;
  logLevel: string;
  /** The share of requests that are followed for a collector of OpenTelemetry; null: none, for want of an endpoint. */
  traceShare: number | null;
  introspection: boolean;
  sandbox: boolean;
  /** Whether GraphQL documents are compiled; off, graphql-js walks through them. */
  graphqlCompiled: boolean;
  /** Off behind a PgBouncer older than 1.21, which does not track prepared statements. */
  preparedStatements: boolean;
}

type Variables = Record<string, string | undefined>;

/**
 * Reads and checks the environment once.
 * @throws StartupError with one sentence for each thing missing or wrong
 */
export function readEnv(variables: Variables = process.env): Env {
  const production = variables.NODE_ENV === 'production';
  const dataDir = resolve(variables.DATA_DIR || 'data');
  const port = readPort('PORT', variables.PORT || '4000');
  const host = variables.HOST || '127.0.0.1';
  const publicUrl = (variables.PUBLIC_URL || `http://${host}:${port}`).replace(/\/$/, '');
  if (production && variables.DEMO_DATA === 'true' && !variables.SUPER_ADMIN_EMAIL) {
    throw new StartupError(
      'DEMO_DATA=true in production needs SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD: the demo account is known to all.',
    );
  }
  return {
    production,
    port,
    host,
    metricsPort: variables.METRICS_PORT ? readPort('METRICS_PORT', variables.METRICS_PORT) : null,
    databaseUrl: variables.DATABASE_URL ?? '',
    listenDatabaseUrl: variables.LISTEN_DATABASE_URL || variables.DATABASE_URL || '',
    databaseReplicaUrls: readReplicaUrls(variables),
    dataDir,
    jwtSecret: readJwtSecret(variables, production, dataDir),
    superAdminEmail: variables.SUPER_ADMIN_EMAIL ?? '',
    superAdminPassword: variables.SUPER_ADMIN_PASSWORD ?? '',
    demoData: readFlag(variables, 'DEMO_DATA', !production),
    publicUrl,
    trustProxy: readTrustProxy(variables.TRUST_PROXY),
    s3: readS3(variables),
    documentQuotaMb: variables.DOCUMENT_QUOTA_MB ? readMegabytes(variables.DOCUMENT_QUOTA_MB) : null,
    smtpUrl: readSmtpUrl(variables.SMTP_URL),
    mailFrom: variables.MAIL_FROM || `handraise@${URL.parse(publicUrl)?.hostname ?? 'localhost'}`,
    changesRetentionDays: readDays(variables, 'CHANGES_RETENTION_DAYS', 30),
    webhookPatienceDays: readDays(variables, 'WEBHOOK_PATIENCE_DAYS', 5),
    webhookLoopback: readFlag(variables, 'WEBHOOK_LOOPBACK', false),
    logLevel: variables.LOG_LEVEL || (production ? 'info' : 'warn'),
    traceShare: variables.OTEL_EXPORTER_OTLP_ENDPOINT ? readShare(variables.OTEL_TRACES_SAMPLER_ARG) : null,
    introspection: readFlag(variables, 'INTROSPECTION', !production),
    sandbox: readFlag(variables, 'SANDBOX', !production),
    graphqlCompiled: readFlag(variables, 'GRAPHQL_COMPILED', true),
    preparedStatements: readFlag(variables, 'PREPARED_STATEMENTS', true),
  };
}

function readPort(name: string, value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new StartupError(`${name} must be a whole number from 0 to 65535, not "${value}".`);
}

function readReplicaUrls({ DATABASE_REPLICA_URLS, DATABASE_URL }: Variables): string[] {
  const urls = (DATABASE_REPLICA_URLS ?? '').split(',').flatMap((url) => url.trim() || []);
  if (urls.length > 0 && !DATABASE_URL) {
    throw new StartupError(
      'DATABASE_REPLICA_URLS needs DATABASE_URL: the embedded database has no replicas.',
    );
  }
  // The values hold passwords.
  if (urls.every((url) => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ''))) return urls;
  throw new StartupError('DATABASE_REPLICA_URLS must be addresses that begin with postgresql://, by commas.');
}

function readFlag(variables: Variables, name: string, otherwise: boolean): boolean {
  const value = variables[name];
  if (value === undefined || value === '') return otherwise;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new StartupError(`${name} must be true or false, not "${value}".`);
}

function readDays(variables: Variables, name: string, otherwise: number): number {
  const value = variables[name] || String(otherwise);
  const days = Number(value);
  if (Number.isInteger(days) && days >= 1 && days <= 3_650) return days;
  throw new StartupError(`${name} must be a whole number from 1 to 3650, not "${value}".`);
}

function readMegabytes(value: string): number {
  const megabytes = Number(value);
  if (Number.isInteger(megabytes) && megabytes >= 1) return megabytes;
  throw new StartupError(`DOCUMENT_QUOTA_MB must be a whole number from 1, not "${value}".`);
}

function readShare(value: string | undefined): number {
  const share = Number(value || '1');
  if (share >= 0 && share <= 1) return share;
  throw new StartupError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${value}".`);
}

function readTrustProxy(value: string | undefined): boolean | number | string {
  if (!value || value === 'false') return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}

function readS3(variables: Variables): Env['s3'] {
  const store = variables.DOCUMENT_STORE || 'file';
  if (store === 'file') return null;
  if (store !== 's3') throw new StartupError(`DOCUMENT_STORE must be file or s3, not "${store}".`);
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint = '' } = variables;
  if (!bucket) throw new StartupError('S3_BUCKET is missing; DOCUMENT_STORE=s3 needs the name of a bucket.');
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new StartupError('S3_ENDPOINT must be an address that begins with http:// or https://.');
  }
  return { bucket, region: region || 'us-east-1', endpoint };
}

function readSmtpUrl(value: string | undefined): string {
  if (!value || /^smtps?:$/.test(URL.parse(value)?.protocol ?? '')) return value ?? '';
  // The value itself may hold a password.
  throw new StartupError('SMTP_URL must be an address that begins with smtp:// or smtps://.');
}

function readJwtSecret(variables: Variables, production: boolean, dataDir: string): string {
  const secret = variables.JWT_SECRET;
  if (secret) {
    if (Buffer.byteLength(secret) >= 32) return secret;
    throw new StartupError(
      'JWT_SECRET must have at least 32 bytes; `openssl rand -base64 48` makes a good one.',
    );
  }
  if (production) {
    throw new StartupError(
      'JWT_SECRET is missing; with NODE_ENV=production it must be set to at least 32 bytes.',
    );
  }
  const file = join(dataDir, 'jwt-secret');
  try {
    const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
    // A full disk may have cut it short when it was written.
    if (Buffer.byteLength(kept) >= 32) return kept;
    const generated = randomBytes(48).toString('base64');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, generated, { mode: 0o600 });
    return generated;
  } catch (error) {
    throw new StartupError(`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}.`);
  }
}
