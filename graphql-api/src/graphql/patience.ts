import type { RequestHandler, Response } from 'express';
import type { Context } from '../context.js';
import { AppError, badInput, unavailable } from '../errors.js';

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
    if (operationName === '') return refuse(response, badInput('operationName must not be empty.'));
    if (typeof query !== 'string' || query.length <= maxCharacters) return next();
    const sentence = `The document has ${query.length} characters; at most ${maxCharacters} are allowed. Send long texts as variables.`;
    refuse(response, badInput(sentence));
  };
}

/** Gives a query so many seconds; what it finds later is dropped. Whether it asks for much or waits for a lock is not known. */
export function withinTime(
  handler: RequestHandler,
  contextOf: (request: Parameters<RequestHandler>[0]) => Context,
): RequestHandler {
  return async (request, response, next) => {
    const { requestId } = contextOf(request);
    const timer = setTimeout(() => {
      if (response.headersSent || changing.has(requestId)) return;
      const sentence = `The query took longer than ${seconds} seconds. Ask for less at once, or again a little later.`;
      refuse(response, new AppError('SERVICE_UNAVAILABLE', sentence, unavailable().details));
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

function refuse(response: Response, { status, message, extensions }: AppError): void {
  response.status(status).json({ errors: [{ message, extensions }] });
}
