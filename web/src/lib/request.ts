import { refreshSession } from './refresh';
import { readSession } from './session';
import { timedFetch } from './timedFetch';

/** A failure with the server's own sentence; `status` 0 means that no answer came. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(message: string, status: number, code?: string) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
    this.code = code;
  }
}

/** timedFetch with the bearer token; a 401 is answered by one silent refresh and one retry. */
export async function authorizedFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const token = readSession()?.accessToken;
  const answer = await timedFetch(path, withBearer(init, token));
  if (answer.status !== 401 || !token) return answer;
  const renewed = await refreshSession(token);
  return renewed ? timedFetch(path, withBearer(init, readSession()?.accessToken)) : answer;
}

/** Sends JSON and reads JSON; anything but success becomes a RequestError. */
export async function postJson<T>(path: string, body: unknown): Promise<T> {
  return readJson<T>(() =>
    timedFetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}

/** Reads JSON; anything but success becomes a RequestError. */
export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  return readJson<T>(() => timedFetch(path, { headers: { accept: 'application/json' }, signal }));
}

async function readJson<T>(send: () => Promise<Response>): Promise<T> {
  let answer: Response;
  try {
    answer = await send();
  } catch {
    throw new RequestError('', 0, 'NETWORK');
  }
  const body: { success?: boolean; message?: string; code?: string } = await answer.json().catch(() => ({}));
  if (!answer.ok || body.success === false) throw new RequestError(body.message ?? '', answer.status, body.code);
  return body as T;
}

function withBearer(init: RequestInit, token: string | undefined): RequestInit {
  const headers = new Headers(init.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}
