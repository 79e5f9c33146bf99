import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import type { Pool, PoolClient } from 'pg';
import { templateOf } from './metrics.js';

/** Follows requests through this process for a collector of OpenTelemetry. */
export interface Tracing {
  /** A span for each request, below the one of the caller where they sent a `traceparent`. */
  follow: RequestHandler;
  /** A span for each statement that a followed request sends; its text, never its values. */
  watch(pool: Pool): void;
  /** Sends what is still waiting. */
  stop(): Promise<void>;
}

const maxText = 2_000;
/** A collector that is away must not hold up the end of the process. */
const patienceMilliseconds = 1_000;
const current = new AsyncLocalStorage<Span>();

/**
 * Sends traces to `OTEL_EXPORTER_OTLP_ENDPOINT`; the exporter reads this and its other settings (headers, time-out) from
 * the environment, under the names of OpenTelemetry. A collector that is away costs nothing but the traces.
 * @param share of the requests that began here, 0 to 1; what a caller decided to follow is followed
 */
export async function startTracing(share: number): Promise<Tracing> {
  // Loaded late: most installations do without.
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { W3CTraceContextPropagator }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ]);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || 'handraise' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('handraise');
  const propagator = new W3CTraceContextPropagator();
  const caller = (headers: object) =>
    propagator.extract(ROOT_CONTEXT, headers, {
      keys: (carrier) => Object.keys(carrier),
      get: (carrier, key) => (carrier as Record<string, string | undefined>)[key],
    });
  return {
    follow(request, response, next) {
      const { method } = request;
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, caller(request.headers));
      response.once('close', () => {
        const { statusCode } = response;
        const path = templateOf(request);
        span.updateName(`${method} ${path}`);
        span.setAttributes({
          'http.request.method': method,
          'http.route': path,
          'http.response.status_code': statusCode,
          'handraise.request_id': response.get('X-Request-Id') ?? '',
        });
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      current.run(span, next);
    },
    watch(pool) {
      pool.on('connect', (client: PoolClient) => followStatements(client, tracer));
    },
    stop: () => Promise.race([provider.shutdown(), setTimeout(patienceMilliseconds)]),
  };
}

function followStatements(client: PoolClient, tracer: Tracer): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const parent = current.getStore();
    if (!parent?.isRecording()) return query(...args);
    const text = String((args[0] as { text?: string }).text ?? args[0]).slice(0, maxText);
    const span = tracer.startSpan(
      text.slice(0, text.search(/\s|$/)),
      { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } },
      trace.setSpan(ROOT_CONTEXT, parent),
    );
    const answer = query(...args);
    if (!(answer instanceof Promise)) {
      span.end();
      return answer;
    }
    return answer.then(
      (rows: unknown) => {
        span.end();
        return rows;
      },
      (error: { code?: string }) => {
        // Its message may hold values.
        span.setStatus({ code: SpanStatusCode.ERROR, message: error.code });
        span.end();
        throw error;
      },
    );
  }) as PoolClient['query'];
}
