import 'reflect-metadata';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type App, createApp } from './app.js';
import { startEmbedded } from './database/embedded.js';
import { migrate } from './database/migrate.js';
import { connectMembers, connectOrm } from './database/orm.js';
import { type DemoLogins, seedDemo } from './database/seed.js';
import { drain } from './drain.js';
import { type Env, readEnv, StartupError } from './env.js';
import { startLive } from './live/live.js';
import { createLog, endLog } from './log.js';
import { createMetrics, serveMetrics } from './metrics.js';
import { startWebhookWorker } from './modules/changes/webhook.worker.js';
import { openStore } from './modules/documents/document.store.open.js';
import { startSweep } from './modules/documents/document.sweep.js';
import { startNewsletterWorker } from './modules/newsletters/newsletter.worker.js';
import { startTidying } from './modules/people/retention.js';
import { createLimits } from './modules/people/session.limits.js';
import { createTokens } from './modules/people/session.tokens.js';
import { startGathering } from './modules/platform/platform.tallies.js';
import { ensureSuperAdmin } from './modules/platform/superAdmin.js';
import { startTracing } from './tracing.js';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const databasePatienceMilliseconds = 60_000;

/** Starts everything, tells where it is, and stops it again when asked. */
async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.logLevel);
  const tell = (line: string) => process.stdout.write(`${line}\n`);
  const embedded = env.databaseUrl ? null : await startEmbedded({ dataDir: env.dataDir, log: tell });
  let live: ReturnType<typeof startLive> | undefined;
  try {
    const url = env.databaseUrl || (embedded?.url ?? '');
    const tracing = env.traceShare === null ? undefined : await startTracing(env.traceShare);
    const pools: Pool[] = [];
    const connection = {
      prepared: env.preparedStatements,
      onPool(pool: Pool) {
        pools.push(pool);
        tracing?.watch(pool);
      },
    };
    const orm = await connectOrm(url, connection);
    await whenAnswering(() => migrate(orm), log);
    const store = await openStore(env);
    const logins = env.demoData ? await seedDemo(orm, store, env) : [];
    if (env.superAdminEmail) await ensureSuperAdmin(orm, env.superAdminEmail, env.superAdminPassword);
    const pool = await orm.em.getConnection().getNativeClient();
    live = startLive(orm, { url: env.listenDatabaseUrl || (embedded?.url ?? ''), pool, log });
    const services = {
      env,
      log,
      store,
      live,
      ...(tracing && { tracing }),
      tokens: createTokens(env.jwtSecret),
      limits: createLimits(pool),
      ...(env.metricsPort !== null && { metrics: createMetrics(pools) }),
    };
    const databases = await connectMembers(orm, url, {
      ...connection,
      replicaUrls: env.databaseReplicaUrls,
      onReplica: ({ host, usable }) =>
        log[usable ? 'info' : 'warn']({ event: usable ? 'replica_used' : 'replica_not_used', host }),
    });
    if (databases.members === orm) log.warn({ event: 'no_second_wall', see: 'docs/operations.md' });
    const app = await createApp(databases, services, webFolder);
    const server = await listen(app, env);
    const { metrics } = services;
    const measures = metrics && (await serveMetrics(metrics, env.metricsPort ?? 0, env.host));
    const stopSweep = startSweep(orm, store, log);
    const stopTidying = startTidying(orm, log);
    const stopGathering = startGathering(orm, log);
    const stopNewsletters = startNewsletterWorker(orm, pool, env, log);
    const stopWebhooks = startWebhookWorker(orm, services);
    announce(env, server, logins);
    stopOnSignals(async () => {
      app.startDraining();
      measures?.close();
      stopSweep();
      stopTidying();
      stopGathering();
      await Promise.all([drain(server), stopNewsletters(), stopWebhooks(), live?.stop()]);
      await app.stop();
      await tracing?.stop();
      await databases.replicas?.stop();
      if (databases.members !== orm) await databases.members.close(true);
      await orm.close(true);
      await embedded?.stop();
    }, log);
  } catch (error) {
    // It would look for the database for ever.
    await live?.stop();
    await embedded?.stop();
    throw error;
  }
}

/** The database may still be starting; what is wrong for good is told after a minute. */
async function whenAnswering(work: () => Promise<void>, log: Logger): Promise<void> {
  const giveUpAt = Date.now() + databasePatienceMilliseconds;
  for (let wait = 250; ; wait = Math.min(wait * 2, 5_000)) {
    try {
      return await work();
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      const passing = /^(08...|57P..|E[A-Z]+)$/.test(code ?? '') || /timeout|terminated/.test(message);
      if (/^(28...|3D000)$/.test(code ?? '')) {
        throw new StartupError(`The database at DATABASE_URL refuses this server: ${message}.`);
      }
      if (!passing) throw error;
      if (Date.now() > giveUpAt) {
        throw new StartupError(`The database at DATABASE_URL does not answer (${code ?? message}).`);
      }
      log.warn({ event: 'database_waiting', code });
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

function listen(app: App, env: Env): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: 10_000,
      // A file of 10 MB over a slow line; JSON has less time (jsonBody.ts).
      requestTimeout: 180_000,
      keepAliveTimeout: 5_000,
      // Left to itself, Node looks for those who are too slow every half minute only.
      connectionsCheckingInterval: 2_000,
    },
    app.handler,
  );
  // Without a byte in either direction; live updates send one every twelve seconds.
  server.setTimeout(30_000);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new StartupError(
            `Port ${env.port} is in use; stop what uses it, or choose another with PORT=4001.`,
          ),
        );
      } else if (error.code === 'EACCES') {
        reject(
          new StartupError(
            `Port ${env.port} may not be opened by this user; choose one above 1023 with PORT.`,
          ),
        );
      } else reject(error);
    });
    server.listen(env.port, env.host, () => resolve(server));
  });
}

function announce(env: Env, server: Server, logins: DemoLogins): void {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.port;
  const base = env.port === port ? env.publicUrl : `http://${env.host}:${port}`;
  const lines = [
    `Handraise is ready at ${base}`,
    `  GraphQL  ${base}/graphql`,
    `  REST     ${base}/api (described at ${base}/api/docs)`,
    ...(logins.length > 0 ? ['', 'Demo logins:'] : []),
    ...logins.map(({ who, email, password }) => `  ${who.padEnd(34)} ${email.padEnd(34)} ${password}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function stopOnSignals(stop: () => Promise<void>, log: Logger): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void stopped(stop, log).then((code) => process.exit(code));
    });
  }
}

/** Stops, and tells the exit code. */
async function stopped(stop: () => Promise<void>, log: Logger): Promise<number> {
  const code = await stop().then(
    () => 0,
    (error: unknown) => {
      log.error({ event: 'stop_failed', error });
      return 1;
    },
  );
  await endLog(log);
  return code;
}

main().catch((error: unknown) => {
  const told = error instanceof StartupError ? error.message : String((error as Error)?.stack ?? error);
  process.stderr.write(`${told}\n`);
  process.exit(1);
});
