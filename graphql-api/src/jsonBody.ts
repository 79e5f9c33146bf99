import { AsyncResource } from 'node:async_hooks';
import express, { type Request, type RequestHandler } from 'express';

const maxBytes = 1_000_000;
/** So long a body of JSON may take; files take as long as the server gives a request (server.ts). */
const maxMilliseconds = 30_000;
const plainJson = /^application\/json(; ?charset=utf-8)?$/i;

/**
 * Reads a body of JSON into `request.body`. What nearly everybody sends is read at once; everything else, and
 * everything that is wrong with a body, is the library's.
 */
export function readJson(): RequestHandler {
  const library = express.json({ limit: '1mb', inflate: false });
  return (request, response, next) => {
    const length = plainLength(request);
    if (length === 0) return library(request, response, next);
    const parts: Buffer[] = [];
    const giveUp = () => {
      request.off('end', take);
      response.set('Connection', 'close');
      next(Object.assign(new Error('The body comes too slowly.'), { type: 'request.slow', status: 400 }));
    };
    const timer = setTimeout(giveUp, maxMilliseconds);
    request.on('close', () => clearTimeout(timer));
    request.on('data', (part: Buffer) => void parts.push(part));
    // The parser of HTTP has seen to it that all of the announced length is here; who hangs up is not answered.
    const read = () => {
      clearTimeout(timer);
      request.body = parse(parts);
      if (request.body !== undefined) return next();
      next(Object.assign(new Error('This is no JSON.'), { type: 'entity.parse.failed', status: 400 }));
    };
    // A body that comes later than its headers comes from the socket, which knows of no request and no organization.
    const take = AsyncResource.bind(read);
    request.on('end', take);
  };
}

/** How long the body is, or 0 where there is none or the library has to look at it. */
function plainLength({ headers }: Request): number {
  if (headers['content-encoding'] !== undefined || !plainJson.test(headers['content-type'] ?? '')) return 0;
  const length = Number(headers['content-length']);
  return length <= maxBytes ? length : 0;
}

/** An object or a list, as the library demands; undefined for anything else. */
function parse(parts: Buffer[]): unknown {
  const text = (parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)).toString();
  try {
    const value: unknown = JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
