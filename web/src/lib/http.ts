import { reportReachable } from './connection';

export const API_TIMEOUT_MS = 10_000;

const gateways = new Set([502, 503, 504]);

/** With `patient` the limit ends when the answer begins: a large file may take longer to arrive. */
export type TimedInit = RequestInit & { patient?: boolean };

/** `fetch` that gives up after the API timeout, notes whether the server answered, and names the request for its log. */
export async function fetchInTime(input: RequestInfo | URL, init: TimedInit = {}): Promise<Response> {
  const { patient = false, ...rest } = init;
  const headers = new Headers(rest.headers);
  // Browsers make ids only where the connection is safe; elsewhere the server does.
  const requestId = crypto.randomUUID?.() ?? '';
  if (requestId) headers.set('x-request-id', requestId);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('Timed out', 'TimeoutError')), API_TIMEOUT_MS);
  const signal = rest.signal ? AbortSignal.any([rest.signal, limit.signal]) : limit.signal;
  try {
    const response = await fetch(input, { ...rest, headers, signal });
    if (patient) clearTimeout(timer);
    reportReachable(!gateways.has(response.status));
    return response;
  } catch (error) {
    clearTimeout(timer);
    // A request given up by its own caller says nothing about the server.
    if (!init.signal?.aborted) reportReachable(false);
    throw error;
  }
}

/** Posts JSON without a bearer token: for the calls that make or end a session. */
export function postJson(path: string, body: unknown, init: RequestInit = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', accept: 'application/json', ...init.headers };
  return fetchInTime(path, { ...init, method: 'POST', headers, body: JSON.stringify(body) });
}

/** The JSON object of an answer; an empty one when it holds none. */
export async function readJson<Shape extends object>(response: Response): Promise<Partial<Shape>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
}
