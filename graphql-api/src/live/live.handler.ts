import type { Request, RequestHandler, Response } from 'express';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  subscribe,
  validate,
} from 'graphql';
import { signedIn } from '../authorize.js';
import type { Context } from '../context.js';
import { AppError, badInput, toAppError } from '../errors.js';
import { withinLimits } from '../graphql/limits.js';

const maxTokens = 500;
const pingMilliseconds = 12_000;

/**
 * Serves subscriptions as server-sent events, one connection each, in the form of graphql-sse: `next` with a result,
 * at last `complete`. A refusal before the first event is an ordinary answer with its status.
 */
export function liveHandler(schema: GraphQLSchema, contextOf: (request: Request) => Context): RequestHandler {
  return async (request, response) => {
    const results = await open(schema, contextOf(request), request).catch((error: unknown) =>
      refuse(response, error),
    );
    if (results) await stream(results, request, response);
  };
}

async function open(schema: GraphQLSchema, ctx: Context, request: Request) {
  if (request.method !== 'POST') throw new AppError('METHOD_NOT_ALLOWED', 'Subscriptions come by POST');
  signedIn(ctx);
  const { query, variables, operationName } = (request.body ?? {}) as Record<string, unknown>;
  if (typeof query !== 'string') throw badInput('query is required');
  const document = read(schema, query);
  const name = typeof operationName === 'string' ? operationName : null;
  const operation = getOperationAST(document, name);
  if (operation?.operation !== 'subscription') throw badInput('Only subscriptions are answered here');
  withinLimits(schema, document, operation, (variables ?? {}) as Record<string, unknown>);
  const results = await subscribe({
    schema,
    document,
    contextValue: ctx,
    variableValues: (variables ?? {}) as Record<string, unknown>,
    operationName: name,
  });
  if (Symbol.asyncIterator in results) return results;
  throw results.errors?.[0] ?? new Error('The subscription did not begin.');
}

function read(schema: GraphQLSchema, query: string): DocumentNode {
  try {
    const document = parse(query, { maxTokens });
    if (validate(schema, document, undefined, { maxErrors: 1 }).length === 0) return document;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
  }
  throw badInput('The document is not a valid subscription');
}

/** The connection ends when the person leaves, when their access ends, and when the server stops. */
async function stream(results: AsyncGenerator<ExecutionResult>, request: Request, response: Response) {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Or nginx would collect what is meant to arrive at once.
    'x-accel-buffering': 'no',
  });
  response.write(':\n\n');
  const ping = setInterval(() => response.write(':\n\n'), pingMilliseconds);
  request.socket.setNoDelay(true);
  response.once('close', () => void results.return(undefined));
  try {
    for await (const { data, errors } of results) {
      const shown = errors?.map((error) => shownError(error));
      const event = `event: next\ndata: ${JSON.stringify({ data, ...(shown && { errors: shown }) })}\n\n`;
      if (!response.write(event)) {
        await new Promise<void>((resolve) => {
          response.once('drain', resolve);
          response.once('close', resolve);
        });
      }
    }
    response.write('event: complete\ndata:\n\n');
  } finally {
    clearInterval(ping);
    response.end();
  }
}

function shownError(error: unknown) {
  const { code, message, details } = toAppError(error);
  return { message, extensions: { code, ...details } };
}

function refuse(response: Response, error: unknown): null {
  const refusal = toAppError(error);
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds));
  response.status(refusal.status).json({ errors: [shownError(refusal)] });
  return null;
}
