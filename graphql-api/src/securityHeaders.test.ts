import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import helmet from 'helmet';
import { expect, test } from 'vitest';
import { securityHeaders, securityRules } from './securityHeaders.js';

async function rawHeadersBy(middleware: express.RequestHandler): Promise<string[]> {
  const app = express()
    .disable('x-powered-by')
    .use(middleware, (_request, response) => void response.end('x'));
  const server = createServer({ keepAlive: false }, app).listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return [...headers].filter(([name]) => name !== 'date').map((header) => header.join(': '));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test.each(['http://127.0.0.1:4000', 'https://give.example.org'])(
  'an answer of %s carries what helmet would have set',
  async (publicUrl) => {
    const ours = await rawHeadersBy(securityHeaders(publicUrl));
    expect(ours).toEqual(await rawHeadersBy(helmet(securityRules(publicUrl))));
    expect(ours.some((line) => line.startsWith('strict-transport-security'))).toBe(
      publicUrl.startsWith('https:'),
    );
    expect(ours.length).toBeGreaterThan(12);
  },
);
