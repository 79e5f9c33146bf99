import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { type App, createApp } from '../app.js';
import type { Services } from '../context.js';
import { readEnv } from '../env.js';
import { type DocumentStore, fileStore } from '../modules/documents/document.store.js';
import { Session } from '../modules/people/session.entity.js';
import { createLimits } from '../modules/people/session.limits.js';
import { createTokens, hashToken } from '../modules/people/session.tokens.js';
import { openTestDatabase, type TestDatabase } from './database.js';
import { factories } from './factories.js';
import { StatementCounter } from './statements.js';

export const jwtSecret = 'a secret for tests that is long enough';

interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
  text: string;
}

interface GraphqlAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  data: any;
  code: string | undefined;
  message: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  errors: any[] | undefined;
}

export interface TestApi {
  database: TestDatabase;
  store: DocumentStore;
  services: Services;
  app: App;
  url: string;
  /** How many SQL statements some work sends. */
  statements: StatementCounter;
}

type Actor = { id: string } | null;

/** A running server on a database of its own for the tests of one file. */
export function testApi(options: { poolSize?: number; log?: Logger } = {}) {
  const api = {} as TestApi;
  const folder = mkdtempSync(join(tmpdir(), 'handraise-documents-'));
  let server: Server;

  beforeAll(async () => {
    api.statements = new StatementCounter();
    api.database = await openTestDatabase({
      poolSize: options.poolSize,
      onPool: (pool) => api.statements.watch(pool),
    });
    api.store = fileStore(folder);
    const pool = await api.database.orm.em.getConnection().getNativeClient();
    api.services = {
      env: readEnv({ JWT_SECRET: jwtSecret, DATA_DIR: folder, TRUST_PROXY: '1' }),
      log: options.log ?? pino({ level: 'silent' }),
      store: api.store,
      tokens: createTokens(jwtSecret),
      limits: createLimits(pool),
    };
    api.app = await createApp(api.database.databases, api.services, join(folder, 'no-client'));
    server = createServer(api.app.handler);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    server?.closeAllConnections();
    server?.close();
    await api.app?.stop();
    await api.database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return Object.assign(api, { as: (actor: Actor) => actorApi(api, actor), make: factories(api) });
}

/** The product as one person sees it, through both doors. */
function actorApi(api: TestApi, actor: Actor) {
  let token: Promise<string> | undefined;
  const headers = async (): Promise<Record<string, string>> => {
    token ??= actor ? openSession(api, actor.id) : Promise.resolve('');
    return (await token) ? { authorization: `Bearer ${await token}` } : {};
  };
  const send = async (method: string, path: string, body?: unknown, extra = {}): Promise<Answer> => {
    const response = await fetch(`${api.url}/api${path}`, {
      method,
      headers: {
        ...(await headers()),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...extra,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : text,
    };
  };
  return {
    token: async () => {
      await headers();
      return token as Promise<string>;
    },
    get: (path: string, extra?: object) => send('GET', path, undefined, extra),
    post: (path: string, body: unknown = {}, extra?: object) => send('POST', path, body, extra),
    put: (path: string, body: unknown = {}, extra?: object) => send('PUT', path, body, extra),
    delete: (path: string, extra?: object) => send('DELETE', path, undefined, extra),
    send,
    async graphql(query: string, variables?: object): Promise<GraphqlAnswer> {
      const response = await fetch(`${api.url}/graphql`, {
        method: 'POST',
        headers: { ...(await headers()), 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as { data: unknown; errors?: GraphqlAnswer['errors'] };
      return { data, errors, code: errors?.[0]?.extensions?.code, message: errors?.[0]?.message };
    },
  };
}

/** Signs a person in without the password, whose hashing would make every test slow. */
async function openSession(api: TestApi, userId: string): Promise<string> {
  const em = api.database.orm.em.fork();
  const session = em.create(Session, {
    userId,
    tokenHash: '',
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  await em.flush();
  session.tokenHash = hashToken(api.services.tokens.signRefresh(session.id, 0));
  await em.flush();
  return api.services.tokens.signAccess(session.id, userId);
}
