import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { testApi } from './testing/api.js';
import { sharedPassword } from './testing/factories.js';
import { startServerProcess } from './testing/process.js';

const api = testApi();

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector of OpenTelemetry that keeps what it is sent. */
async function collector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    bodies.push(`${request.url} ${Buffer.concat(parts).toString()}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const spans = () =>
    bodies.flatMap((body) => {
      const { resourceSpans } = JSON.parse(body.slice(body.indexOf(' ') + 1));
      return resourceSpans.flatMap((resource: { scopeSpans: { spans: SentSpan[] }[] }) =>
        resource.scopeSpans.flatMap((scope) => scope.spans),
      ) as SentSpan[];
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, spans };
}

const attribute = (span: SentSpan | undefined, key: string) =>
  span?.attributes.find((one) => one.key === key)?.value;

test('a request can be followed from its caller to each of its statements, and no value goes along', async () => {
  const traces = await collector();
  const server = await startServerProcess(api.database.url, { OTEL_EXPORTER_OTLP_ENDPOINT: traces.url });
  onTestFinished(() => server.stop());
  const volunteer = await api.make.aVolunteer(await api.make.anOrganization());
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        traceparent: `00-${traceId}-b7ad6b7169203331-01`,
        ...init.headers,
      },
    });
  const signedIn = await send('/api/auth/login', {
    method: 'POST',
    body: JSON.stringify({ email: volunteer.email, password: sharedPassword }),
  });
  const { tokens } = (await signedIn.json()) as { tokens: { accessToken: string } };
  const page = await send('/api/tasks/my?search=canary-of-the-search', {
    headers: { authorization: `Bearer ${tokens.accessToken}` },
  });
  expect(page.status).toBe(200);
  await server.stop();

  const spans = traces.spans();
  expect(spans.every((span) => span.traceId === traceId)).toBe(true);
  const request = spans.find(({ name }) => name === 'GET /api/tasks/my');
  expect(request?.parentSpanId).toBe('b7ad6b7169203331');
  expect(attribute(request, 'handraise.request_id')?.stringValue).toBe(page.headers.get('x-request-id'));
  expect(Number(attribute(request, 'http.response.status_code')?.intValue)).toBe(200);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map((span) => attribute(span, 'db.query.text')?.stringValue).join('\n')).toMatch(
    /from "sessions"[\s\S]*from "assignments"/,
  );
  const everything = traces.bodies.join();
  for (const secret of [sharedPassword, tokens.accessToken, volunteer.email, 'canary-of-the-search']) {
    expect(everything).not.toContain(secret);
  }
});

test('a collector that is away holds nobody up', async () => {
  const server = await startServerProcess(api.database.url, {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
  });
  onTestFinished(() => server.stop());
  expect((await fetch(`${server.url}/api/auth/me`)).status).toBe(401);
});
