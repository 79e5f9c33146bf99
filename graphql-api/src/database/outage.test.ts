import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.js';
import { readEnv } from '../env.js';
import { fileStore } from '../modules/documents/document.store.js';
import { createLimits } from '../modules/people/session.limits.js';
import { createTokens } from '../modules/people/session.tokens.js';
import { factories, sharedPassword } from '../testing/factories.js';
import { startEmbedded } from './embedded.js';
import { migrate } from './migrate.js';
import { connectMembers, connectOrm, typedSql } from './orm.js';

const secret = 'a secret that outlives the database';

test('while the database is away nobody is signed out, and all goes on when it is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'handraise-outage-'));
  chmodSync(folder, 0o711);
  let postgres = await startEmbedded({ dataDir: folder, fast: true });
  const { port } = new URL(postgres.url);
  const orm = await connectOrm(postgres.url);
  await migrate(orm);
  const pool = await orm.em.getConnection().getNativeClient();
  const store = fileStore(join(folder, 'documents'));
  const databases = await connectMembers(orm, postgres.url);
  const app = await createApp(
    databases,
    {
      env: readEnv({ JWT_SECRET: secret, DATA_DIR: folder }),
      log: pino({ level: 'silent' }),
      store,
      tokens: createTokens(secret),
      limits: createLimits(pool),
    },
    '',
  );
  const server = createServer(app.handler).listen(0, '127.0.0.1');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await app.stop();
    await databases.members.close(true);
    await orm.close(true);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const database = {
    orm,
    databases,
    db: typedSql(orm.em.fork()),
    url: postgres.url,
    close: async () => {},
  };
  const make = factories({ database, store });
  const volunteer = await make.aVolunteer(await make.anOrganization());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = (path: string, body?: object, token = '') =>
    fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: body && JSON.stringify(body),
    });
  const signedIn = await send('/api/auth/login', { email: volunteer.email, password: sharedPassword });
  const { tokens } = (await signedIn.json()) as { tokens: { accessToken: string; refreshToken: string } };

  await postgres.stop();
  const away = await Promise.all([
    send('/api/auth/me', undefined, tokens.accessToken),
    send('/api/auth/refresh', { refreshToken: tokens.refreshToken }),
    send('/api/dashboard/volunteer', undefined, tokens.accessToken),
    send('/graphql', { query: '{ viewer { id } }' }, tokens.accessToken),
    send('/api/auth/login', { email: volunteer.email, password: sharedPassword }),
    send('/readyz'),
  ]);
  expect(away.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 503]);
  expect(away[0]?.headers.get('retry-after')).toBe('2');
  expect((await send('/healthz')).status).toBe(200);

  postgres = await startEmbedded({ dataDir: folder, fast: true, port: Number(port) });
  await expect.poll(async () => (await send('/readyz')).status, { timeout: 10_000 }).toBe(200);
  expect((await send('/api/auth/me', undefined, tokens.accessToken)).status).toBe(200);
  expect((await send('/api/auth/refresh', { refreshToken: tokens.refreshToken })).status).toBe(200);
});
