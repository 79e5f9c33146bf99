import { noteServer } from './connectivity';

export const API_TIMEOUT_MS = 10_000;

/** fetch that gives up after ten seconds without an answer, and notes whether the server is there. */
export async function timedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('Timed out', 'TimeoutError')), API_TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
  try {
    const answer = await fetch(input, { ...init, signal });
    noteServer(![502, 503, 504].includes(answer.status));
    return answer;
  } catch (error) {
    // A request that its own caller gave up says nothing about the server.
    if (!init.signal?.aborted) noteServer(false);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
