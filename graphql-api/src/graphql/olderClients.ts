import type { RequestHooks } from './hooks.js';

/**
 * GraphQL over HTTP: who accepts `application/json` and nothing else is an older client, which looks for errors in a
 * 200. That goes for documents and variables that cannot be understood; a document over the limits is no honest
 * mistake and stays refused.
 */
export const olderClientsHooks: RequestHooks = {
  willSendResponse({ request, response, errors }) {
    if (request.http?.headers.get('accept')?.trim() !== 'application/json') return;
    if (response.http.status === 400 && errors?.every(isMistake)) response.http.status = 200;
  },
};

function isMistake({ message, extensions }: { message: string; extensions: { code?: unknown } }): boolean {
  if (/^Syntax Error: Document contains more/.test(message)) return false;
  return (
    ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED'].includes(String(extensions.code)) ||
    /^Variable "\$/.test(message)
  );
}
