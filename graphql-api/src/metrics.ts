import { createServer, type Server } from 'node:http';
import type { Request, Response } from 'express';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What a Prometheus server may ask of this process. */
export interface Metrics {
  /** Counts an answered request, under the template of its path: never under what somebody typed. */
  observe(request: Request, response: Response, seconds: number): void;
  read(): Promise<string>;
}

/** Measures of the process, of the requests of both doors, and of the connections to the database. */
export function createMetrics(pools: Pool[]): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'handraise_request_seconds',
    help: 'How long requests took until they were answered.',
    labelNames: ['method', 'path', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  new Gauge({
    name: 'handraise_database_connections',
    help: 'Connections of this process to the database; waiting: requests that wait for one.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const sum = (count: (pool: Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
      this.set(
        { state: 'idle' },
        sum(({ idleCount }) => idleCount),
      );
      this.set(
        { state: 'busy' },
        sum(({ totalCount, idleCount }) => totalCount - idleCount),
      );
      this.set(
        { state: 'waiting' },
        sum(({ waitingCount }) => waitingCount),
      );
    },
  });
  return {
    observe(request, response, seconds) {
      requests.observe(
        { method: request.method, path: templateOf(request), status: response.statusCode },
        seconds,
      );
    },
    read: () => register.metrics(),
  };
}

/** `/api/tasks/:id`, never what somebody typed; what no route knows counts together. */
export function templateOf({ baseUrl, route }: Request): string {
  if (baseUrl === '/graphql') return baseUrl;
  return route ? `${baseUrl}${route.path}` : 'unknown';
}

/** Answers `GET /metrics` on a port of its own, which no visitor reaches. */
export function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(await metrics.read());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
