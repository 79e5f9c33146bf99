import type { RequestHandler, Response } from 'express';
import type { Context } from '../context.js';

const seconds = 8;
/** Longer texts belong into variables. */
const maxCharacters = 20_000;
/** By request: Apollo hands on a copy of the context. */
const changing = new Set<string>();

/** Tells that this request changes something: its answer is waited for, so that nobody is in doubt what became of it. */
export function mustFinish({ requestId }: Context): void {
  changing.add(requestId);
}

/** Refuses a document by its sheer length, before it is read; and the empty name, which Apollo takes for a fault. */
export function refuseLongDocument(): RequestHandler {
  return (request, response, next) => {
    const { query, operationName } =
      request.method === 'GET'
        ? request.query
        : ((request.body ?? {}) as { query?: unknown; operationName?: unknown });
    if (operationName === '') return refuse(response, 'operationName must not be empty.');
    if (typeof query !== 'string' || query.length <= maxCharacters) return next();
    refuse(
      response,
      `The document has ${query.length} characters; at most ${maxCharacters} are allowed. Send long texts as variables.`,
    );
  };
}

/** Gives a query so many seconds; what it finds later is dropped. */
export function withinTime(
  handler: RequestHandler,
  contextOf: (request: Parameters<RequestHandler>[0]) => Context,
): RequestHandler {
  return async (request, response, next) => {
    const { requestId } = contextOf(request);
    const timer = setTimeout(() => {
      if (response.headersSent || changing.has(requestId)) return;
      refuse(response, `The query took longer than ${seconds} seconds. Ask for less at once.`);
    }, seconds * 1_000);
    try {
      await handler(request, response, next);
    } catch (error) {
      // The late answer finds that one has been given.
      if (!response.headersSent) throw error;
    } finally {
      clearTimeout(timer);
      changing.delete(requestId);
    }
  };
}

function refuse(response: Response, message: string): void {
  response.status(400).json({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
}
