import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import type { Context } from '../context.js';

/** Lets Apollo answer a request whose body has been read, and writes its answer in one piece. */
export function apolloHandler(
  server: ApolloServer<Context>,
  contextOf: (request: Request) => Context,
): RequestHandler {
  return async (request, response) => {
    const { method, url, body } = request;
    const answer = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, headers: headersOf(request), search: searchOf(url), body },
      context: async () => contextOf(request),
    });
    // Only @defer and @stream, which the schema does not know, are answered in pieces.
    if (answer.body.kind !== 'complete') throw new Error('An answer in pieces.');
    const { string } = answer.body;
    response.statusCode = answer.status ?? 200;
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.setHeader('Content-Length', Buffer.byteLength(string));
    response.end(string);
  };
}

function headersOf({ headers }: Request): HeaderMap {
  const map = new HeaderMap();
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) map.set(name, typeof value === 'string' ? value : value.join(', '));
  }
  return map;
}

/** What stands in an address from the question mark on. */
function searchOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark);
}
