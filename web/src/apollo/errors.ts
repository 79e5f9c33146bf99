import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { sentenceFor } from '../lib/messages';

/** The code of a failure as the contract names it; a failure without an answer is UNREACHABLE. */
export function errorCode(error: unknown): string | undefined {
  if (CombinedGraphQLErrors.is(error)) return codeIn(error.errors[0]?.extensions);
  if (ServerError.is(error))
    return codeInBody(error.bodyText) ?? (error.statusCode >= 500 ? 'SERVICE_UNAVAILABLE' : undefined);
  return 'UNREACHABLE';
}

/** What the server said about a failure, if it said anything. */
export function serverWords(error: unknown): string | undefined {
  return (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) || undefined;
}

/** What to tell the person about a failure. */
export function errorSentence(error: unknown): string {
  return sentenceFor(errorCode(error), serverWords(error) ?? 'Something went wrong');
}

/** Whether something answered that all is well, but not as the contract says. */
export function isBrokenAnswer(error: unknown): boolean {
  if (ServerParseError.is(error)) return error.statusCode < 300;
  return ServerError.is(error) && error.statusCode < 300;
}

/** What is wrong with which field of the input, in the server's words. */
export function errorFields(error: unknown): Record<string, string> {
  const fields = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.fields : undefined;
  if (typeof fields !== 'object' || !fields) return {};
  return Object.fromEntries(Object.entries(fields).filter(([, words]) => typeof words === 'string'));
}

/** Whether the server turned the access token down. */
export function isUnauthenticated(error: unknown): boolean {
  return (ServerError.is(error) && error.statusCode === 401) || errorCode(error) === 'UNAUTHENTICATED';
}

function codeInBody(body: string): string | undefined {
  try {
    return codeIn(JSON.parse(body)?.errors?.[0]?.extensions);
  } catch {
    return undefined;
  }
}

function codeIn(extensions: unknown): string | undefined {
  const code: unknown =
    typeof extensions === 'object' && extensions ? Reflect.get(extensions, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}
