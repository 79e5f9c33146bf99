import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aDashboard, anEvent, aTask } from '../testing/demo';
import { renderRoute } from '../testing/renderRoute';
import { client } from './client';
import { followLive } from './live';

type Fields = Record<string, unknown>;

/** The connection of a page to its server, as the test holds its other end. */
function serve(...statuses: number[]) {
  const asked: { headers: Headers; secondsBack: number; signal: AbortSignal | null | undefined }[] = [];
  let tell: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    expect(path).toBe('/graphql/stream');
    const { variables } = JSON.parse(String(init.body));
    asked.push({
      headers: new Headers(init.headers),
      secondsBack: variables.secondsBack,
      signal: init.signal,
    });
    const status = statuses.shift() ?? 200;
    if (status !== 200) return new Response('{}', { status });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        tell = controller;
        init.signal?.addEventListener('abort', () => controller.error(new Error('left')));
      },
    });
    return new Response(body, { status });
  });
  const say = (live: Fields, cut = 0) => {
    const update = {
      __typename: 'LiveUpdate',
      eventId: null,
      event: null,
      taskId: null,
      task: null,
      ...live,
    };
    const text = `:\n\nevent: next\ndata: ${JSON.stringify({ data: { live: update } })}\n\n`;
    const bytes = new TextEncoder().encode(text);
    tell?.enqueue(bytes.slice(0, cut || bytes.length));
    if (cut) tell?.enqueue(bytes.slice(cut));
  };
  return { asked, say, end: () => tell?.close() };
}
const liveEvent = (fields: Fields) => {
  const { creatorName: _, creatorLastname: __, ...event } = anEvent(fields);
  return { eventId: event.id, event: { __typename: 'Event', ...event } };
};

let leaving: AbortController;
beforeEach(() => {
  leaving = new AbortController();
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: true } }));
});
afterEach(() => {
  leaving.abort();
  vi.unstubAllGlobals();
});

async function openDashboard(fields: Fields = {}) {
  const dashboard = vi.fn(() => ({ events: [anEvent()], tasks: [aTask()], ...fields }));
  const opened = await renderRoute('/dashboard', 'volunteer', {
    ...aDashboard({ events: [anEvent()], tasks: [aTask()], ...fields }),
    Query: { volunteerDashboard: dashboard },
  });
  await screen.findByText('Kitchen shift');
  return { ...opened, dashboard };
}

it('changes the seats of an event where it stands, without asking again', async () => {
  const server = serve();
  const { dashboard } = await openDashboard();
  expect(screen.getByText(/3 RSVP/)).toBeTruthy();
  followLive(client, leaving.signal);
  await waitFor(() => expect(server.asked).toHaveLength(1));
  expect(server.asked[0]?.headers.get('authorization')).toBe('Bearer access-1');
  const before = dashboard.mock.calls.length;
  // Cut in the middle of a letter's way.
  await waitFor(() => server.say(liveEvent({ confirmedSignups: 4 }), 40));
  expect(await screen.findByText(/4 RSVP/)).toBeTruthy();
  expect(dashboard.mock.calls.length).toBe(before);
});

it('asks again for lists when something new is told of', async () => {
  const server = serve();
  const { dashboard } = await openDashboard();
  followLive(client, leaving.signal);
  await waitFor(() => expect(server.asked).toHaveLength(1));
  const before = dashboard.mock.calls.length;
  server.say({ taskId: 'task-9', task: null });
  await waitFor(() => expect(dashboard.mock.calls.length).toBe(before + 1));
});

it('lets go while nobody looks, and is there again when somebody does', async () => {
  const server = serve();
  await openDashboard();
  followLive(client, leaving.signal);
  await waitFor(() => expect(server.asked).toHaveLength(1));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(server.asked[0]?.signal?.aborted).toBe(true));
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(server.asked).toHaveLength(2), { timeout: 9_000 });
  // What came in between is asked for, and some more: the connection may have been dead for a while.
  expect(server.asked[1]?.secondsBack).toBeGreaterThan(0);
  visibility.mockRestore();
});

it('asks by itself where the server cannot tell', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  const server = serve(...Array.from({ length: 9 }, () => 503));
  const { dashboard } = await openDashboard();
  followLive(client, leaving.signal);
  const before = dashboard.mock.calls.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.asked.length).toBeGreaterThan(5);
  expect(dashboard.mock.calls.length).toBeGreaterThan(before + 1);
  vi.useRealTimers();
});
