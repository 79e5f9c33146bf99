import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webClient } from './web.js';

const folder = mkdtempSync(join(tmpdir(), 'handraise-web-'));
const script = 'console.log("a script that is long enough to be packed");'.repeat(40);
let server: Server;
let url: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Handraise</title>');
  writeFileSync(join(folder, 'theme.js'), 'document.title;');
  writeFileSync(join(folder, 'assets', 'page-abc.js'), script);
  writeFileSync(join(folder, 'assets', 'page-abc.js.br'), brotliCompressSync(script));
  server = createServer(express().use(webClient(folder))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a hashed file comes packed and is kept for ever', async () => {
  const answer = await fetch(`${url}/assets/page-abc.js`, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toBe(script);
  const plain = await fetch(`${url}/assets/page-abc.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(script);
});

test.each(['/', '/dashboard', '/my-tasks?page=2'])(
  '%s gets the page, asked anew every time',
  async (path) => {
    const answer = await fetch(`${url}${path}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('<title>Handraise</title>');
  },
);

test.each(['/assets/gone.js', '/assets/page-abc.js.map', '/.env', '/.git/config', '/favicon.png'])(
  '%s is not there',
  async (path) => {
    expect((await fetch(`${url}${path}`)).status).toBe(404);
  },
);

test('a file without a hash is asked anew', async () => {
  expect((await fetch(`${url}/theme.js`)).headers.get('cache-control')).toBe('no-cache');
});
