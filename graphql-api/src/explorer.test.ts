import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explorer } from './explorer.js';

const folder = mkdtempSync(join(tmpdir(), 'handraise-explorer-'));
let server: Server;
let url: string;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<title>GraphiQL</title>');
  const app = express();
  app.use('/graphiql', explorer(folder));
  app.use('/nowhere', explorer(join(folder, 'not-built')));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('GraphiQL comes from here, and talks to nobody else', async () => {
  const page = await fetch(`${url}/graphiql`);
  expect([page.status, await page.text()]).toEqual([200, '<title>GraphiQL</title>']);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none';script-src 'self';");
  expect(policy).not.toMatch(/https?:|unsafe-eval|\*/);
});

test('where it was not built, its address does not exist', async () => {
  expect((await fetch(`${url}/nowhere`)).status).toBe(404);
});
