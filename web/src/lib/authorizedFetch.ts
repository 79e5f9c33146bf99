import { fetchInTime, type TimedInit } from './http';
import { refreshOnce } from './refresh';
import { readSession } from './session';

/** `fetch` of a REST path as the signed-in person, with one silent renewal of the session. */
export async function authorizedFetch(path: string, init: TimedInit = {}): Promise<Response> {
  const token = readSession()?.accessToken;
  const response = await fetchInTime(path, withBearer(init, token));
  if (response.status !== 401 || (await refreshOnce(token)) !== 'renewed') return response;
  return fetchInTime(path, withBearer(init, readSession()?.accessToken));
}

function withBearer(init: TimedInit, token: string | undefined): TimedInit {
  const headers = new Headers(init.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}
