import { GraphQLError } from 'graphql';

/** Each kind of refusal: its GraphQL code and its HTTP status (DESIGN, Doors). */
const statusByCode = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  EVENT_FULL: 409,
  EVENT_ENDED: 409,
  CURSOR_EXPIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof statusByCode;

export interface ErrorDetails {
  /** Sentence per input field, by its GraphQL name. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Each reason for programs and for people, and what to do next. */
  reasons?: { code: string; message: string; nextStep: string }[];
}

/** A refusal that people and programs may read. Everything else that is thrown is a bug and stays inside. */
export class AppError extends GraphQLError {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message, { extensions: { code, ...details } });
    this.name = 'AppError';
  }

  get status(): number {
    return statusByCode[this.code];
  }
}

export const badInput = (message: string, fields?: Record<string, string>) =>
  new AppError('BAD_USER_INPUT', message, fields && { fields });
export const unauthenticated = (message = 'Please sign in') => new AppError('UNAUTHENTICATED', message);
export const forbidden = (message = 'You do not have permission to do this') =>
  new AppError('FORBIDDEN', message);
export const notFound = (noun: string) => new AppError('NOT_FOUND', `${noun} not found`);
export const conflict = (message: string, code: ErrorCode = 'CONFLICT') => new AppError(code, message);
export const rateLimited = (retryAfterSeconds: number) =>
  new AppError('RATE_LIMITED', 'Too many attempts. Please wait a little and try again.', {
    retryAfterSeconds,
  });
export const unavailable = () =>
  new AppError('SERVICE_UNAVAILABLE', 'The service is briefly unavailable. Please try again.', {
    retryAfterSeconds: 2,
  });
const internal = () =>
  new AppError('INTERNAL_SERVER_ERROR', 'Something went wrong on our side. Please try again.');

interface DatabaseFault {
  code?: string;
  message?: string;
  cause?: unknown;
}

const connectionFaults =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|Connection terminated|timeout exceeded|timeout expired|Query read timeout|Client has encountered a connection error/;

/** Whether the database was away, busy or stopping, so that the same request may succeed a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, cause } = error as DatabaseFault;
  // Classes of SQLSTATE: 08 connection, 53 resources, 57P shutdown, 57014 statement time-out, 58 system.
  if (code && /^(08...|53...|57P..|57014|55P03|58...|40001|40P01|E[A-Z]+)$/.test(code)) return true;
  if (message && connectionFaults.test(message)) return true;
  return cause ? isDatabaseAway(cause) : false;
}

/** Whether PostgreSQL chose this transaction to give way to another; running it again is right. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes((error as DatabaseFault).code ?? '');
}

/** Turns anything thrown into a refusal that may leave the house. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const original = (error as { originalError?: unknown } | undefined)?.originalError;
  if (original) return toAppError(original);
  if (isDatabaseAway(error)) return unavailable();
  return internal();
}
