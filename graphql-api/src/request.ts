import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { validate as isUuid } from 'uuid';
import type { Context, Services, Viewer } from './context.js';
import { type Databases, type Db, typedSql } from './database/orm.js';
import { mayReadLate, type Written, withinOrganization } from './database/wall.js';
import { AppError, badInput, toAppError } from './errors.js';
import { findTokenViewer } from './modules/accessTokens/accessToken.queries.js';
import { tokenPrefix } from './modules/accessTokens/accessToken.secret.js';
import { hashToken } from './modules/people/session.tokens.js';
import { findViewer } from './modules/people/user.queries.js';

const contexts = new WeakMap<Request, Context>();

/** The context that `withContext` made for this request. */
export function contextOf(request: Request): Context {
  const ctx = contexts.get(request);
  if (!ctx) throw new Error('The request has no context.');
  return ctx;
}

/** Its entity manager is made for who asks for it: reads that people wait for need none, and it is no small thing. */
class LazyContext {
  private made: Context['em'] | undefined;

  constructor(
    private readonly fork: () => Context['em'],
    own: Omit<Context, 'em'>,
  ) {
    Object.assign(this, own);
  }

  get em(): Context['em'] {
    this.made ??= this.fork();
    return this.made;
  }
}

/** Makes the context of a request once, the same for both doors; a token that no longer holds counts as none. */
export function withContext(databases: Databases, services: Services): RequestHandler {
  return async (request, response, next) => {
    const sent = request.headers['x-request-id'];
    const requestId = typeof sent === 'string' && isUuid(sent) ? sent.toLowerCase() : randomUUID();
    response.setHeader('X-Request-Id', requestId);
    response.setHeader('Cache-Control', 'no-store');
    const viewer = await readViewer(
      typedSql(databases.platform.em),
      services,
      bearerToken(request.headers.authorization),
    );
    const { em } = viewer?.organizationId ? databases.members : databases.platform;
    const ctx = new LazyContext(() => em.fork(), {
      ...services,
      databases,
      db: typedSql(em),
      requestId,
      viewer,
      ip: request.ip ?? 'unknown',
      userAgent: request.headers['user-agent']?.slice(0, 400) ?? null,
    });
    contexts.set(request, ctx as unknown as Context);
    const go = () => {
      // Of GraphQL it is known when the operation is (graphql.ts).
      if (request.method === 'GET') mayReadLate();
      next();
    };
    if (viewer?.organizationId) withinOrganization(viewer.organizationId, go, writtenBy(viewer));
    else next();
  };
}

function writtenBy({ accessToken, sessionId, writes }: Viewer): Written | undefined {
  if (writes === undefined) return undefined;
  if (accessToken) return { table: 'access_tokens', id: accessToken.id, times: writes };
  return sessionId ? { table: 'sessions', id: sessionId, times: writes } : undefined;
}

/**
 * The person a bearer token speaks for: one who signed in, or one as whom a program acts; null when it no longer
 * holds.
 */
export async function readViewer(db: Db, { tokens }: Services, token: string): Promise<Viewer | null> {
  if (token.startsWith(tokenPrefix)) return findTokenViewer(db, { secretHash: hashToken(token) });
  const sessionId = token && tokens.readAccess(token);
  return sessionId ? findViewer(db, sessionId) : null;
}

/** What stands behind `Authorization: Bearer`, or nothing. */
export function bearerToken(header: string | undefined): string {
  return /^bearer ([\w.-]+)$/i.exec(header ?? '')?.[1] ?? '';
}

/** Writes one line about every request once it is answered. */
export function logRequests(services: Services): RequestHandler {
  // What is written here holds no secret, and looking for one would take longer than writing.
  const log = services.log.child({}, { redact: [] });
  return (request, response, next) => {
    const began = performance.now();
    response.on('finish', () => {
      const milliseconds = performance.now() - began;
      services.metrics?.observe(request, response, milliseconds / 1_000);
      log.info({
        event: 'request',
        requestId: response.get('X-Request-Id'),
        method: request.method,
        path: withoutSecrets(request.path),
        status: response.statusCode,
        milliseconds: Math.round(milliseconds),
      });
    });
    next();
  };
}

/** The address of a calendar feed is the key to it. */
function withoutSecrets(path: string): string {
  return path.replace(/(\/calendar\/feed\/).+/, '$1…');
}

interface BodyFault {
  type?: string;
  status?: number;
}

/** What the body reader refuses has names of its own. */
function fromBodyReader({ type, status }: BodyFault): AppError | null {
  if (type === 'entity.too.large') return new AppError('PAYLOAD_TOO_LARGE', 'The request is too large');
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') {
    return new AppError('UNSUPPORTED_MEDIA_TYPE', 'This encoding of the body is not supported');
  }
  // Broken JSON, broken paths (`%E0%A4%A`), and bodies that end too early.
  return status && status >= 400 && status < 500 ? badInput('The request could not be read') : null;
}

/** The last resort of REST: every error leaves as JSON, and nothing internal with it. */
export function restErrors(services: Services): ErrorRequestHandler {
  return (error, request, response, _next) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const refusal =
      (error instanceof AppError ? error : fromBodyReader(error as BodyFault)) ?? toAppError(error);
    const requestId = response.get('X-Request-Id') ?? randomUUID();
    if (refusal.status >= 500) {
      services.log.error({
        event: 'rest_error',
        requestId,
        path: withoutSecrets(request.path),
        code: refusal.code,
        error,
      });
    }
    if (refusal.details.retryAfterSeconds) {
      response.set('Retry-After', String(refusal.details.retryAfterSeconds));
    }
    const { fields, reasons } = refusal.details;
    response.status(refusal.status).json({
      success: false,
      message: refusal.message,
      code: refusal.code,
      requestId,
      ...(fields && { fields }),
      ...(reasons && { reasons }),
    });
  };
}
