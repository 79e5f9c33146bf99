import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { reportReachable } from '../lib/connection';

// The first test of a file waits for its pages to be compiled.
configure({
  asyncUtilTimeout: 10_000,
  // Not inside React's synchronous `act`: there, a navigation that waits for lazy code would wait for ever.
  eventWrapper: (fire) => fire(),
});

// What a browser has and jsdom has not.
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  // A page that failed asks whether the server is there; tests that are about answers give their own.
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

afterEach(() => {
  cleanup();
  // The files share their modules: who lost the server has it back.
  reportReachable(true);
  localStorage.clear();
});
