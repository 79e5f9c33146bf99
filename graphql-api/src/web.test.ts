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
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Handraise</title></head>');
  writeFileSync(join(folder, 'theme.js'), 'document.title;');
  writeFileSync(join(folder, '.ahead.json'), '{"/my-tasks":["assets/page-abc.js"]}');
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

test('the page of an address names its code, and is not sent again to who has it', async () => {
  const link = '<link rel="modulepreload" crossorigin href="/assets/page-abc.js">';
  const answer = await fetch(`${url}/my-tasks?page=2`);
  expect(await answer.text()).toContain(link);
  expect(await (await fetch(`${url}/login`)).text()).not.toContain(link);
  const tag = answer.headers.get('etag') ?? '';
  // The one of fetch itself would ask past every store.
  const headers = { 'if-none-match': tag, 'cache-control': 'max-age=0' };
  expect((await fetch(`${url}/my-tasks`, { headers })).status).toBe(304);
  expect((await fetch(`${url}/login`, { headers })).status).toBe(200);
});

test.each([
  '/.ahead.json',
  '/assets/gone.js',
  '/assets/page-abc.js.map',
  '/.env',
  '/.git/config',
  '/favicon.png',
])('%s is not there', async (path) => {
  expect((await fetch(`${url}${path}`)).status).toBe(404);
});

test('a file without a hash is asked anew', async () => {
  expect((await fetch(`${url}/theme.js`)).headers.get('cache-control')).toBe('no-cache');
});
