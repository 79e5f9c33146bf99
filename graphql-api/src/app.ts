import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express } from 'express';
import type { Services } from './context.js';
import type { Databases } from './database/orm.js';
import { AppError, notFound } from './errors.js';
import { explorer } from './explorer.js';
import { graphqlDoor } from './graphql.js';
import { readJson } from './jsonBody.js';
import { liveHandler } from './live/live.handler.js';
import { documentManager } from './modules/documents/document.upload.service.js';
import { describedDoor } from './openapi/routes.js';
import { contextOf, logRequests, restErrors, withContext } from './request.js';
import { restRouter } from './rest.js';
import { routes } from './routes.js';
import { executableSchema } from './schema.js';
import { sandboxHeaders, securityHeaders } from './securityHeaders.js';
import { readUploads } from './upload.js';
import { webClient } from './web.js';

export interface App {
  handler: Express;
  /** From then on /readyz answers 503, so that a balancer sends nobody here any more. */
  startDraining(): void;
  stop(): Promise<void>;
}

/**
 * Assembles the whole product on one handler: /graphql, /api, /healthz, /readyz and the built web client.
 * @param webFolder the built client; it is left out where it does not exist
 */
export async function createApp(databases: Databases, services: Services, webFolder: string): Promise<App> {
  const { env } = services;
  const schema = executableSchema();
  const graphql = await graphqlDoor(schema, {
    introspection: env.introspection,
    sandbox: env.sandbox,
    compiled: env.graphqlCompiled,
  });
  let draining = false;

  const handler = express();
  handler.disable('x-powered-by');
  handler.disable('etag');
  handler.set('trust proxy', env.trustProxy);
  handler.set('query parser', 'simple');
  handler.use(securityHeaders(env.publicUrl));

  handler.get('/healthz', (_request, response) => {
    response.json({ status: 'alive' });
  });
  handler.get('/readyz', async (_request, response) => {
    const ready = !draining && (await canServe(databases, services));
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : draining ? 'stopping' : 'waiting' });
  });

  const json = readJson();
  const follow = services.tracing ? [services.tracing.follow] : [];
  const doors = [...follow, logRequests(services), withContext(databases, services)];
  if (env.sandbox) {
    handler.get('/graphql', sandboxHeaders());
    handler.use('/graphiql', explorer(join(webFolder, '../graphiql/dist')));
  }
  handler.use('/graphql/stream', doors, json, liveHandler(schema, contextOf));
  handler.use('/graphql', doors, json, readUploads(contextOf, documentManager), graphql.handlers);
  handler.use('/api', describedDoor(schema, routes));
  handler.use('/api', doors, json, restRouter(schema, routes, contextOf), () => {
    throw notFound('This address');
  });
  if (existsSync(join(webFolder, 'index.html'))) handler.use(webClient(webFolder));
  handler.use(() => {
    throw new AppError('NOT_FOUND', 'Page not found');
  });
  handler.use(restErrors(services));

  return {
    handler,
    startDraining() {
      draining = true;
      services.live?.closeAll();
    },
    stop: graphql.stop,
  };
}

async function canServe({ platform }: Databases, { store }: Services): Promise<boolean> {
  try {
    await Promise.all([platform.em.fork().execute('select 1'), store.check()]);
    return true;
  } catch {
    return false;
  }
}
