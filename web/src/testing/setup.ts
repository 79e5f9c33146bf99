import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// The first test of a file waits for its pages to be compiled.
configure({
  asyncUtilTimeout: 10_000,
  // Not inside React's synchronous `act`: there, a navigation that waits for lazy code would wait for ever.
  eventWrapper: (fire) => fire(),
});

// What a browser has and jsdom has not.
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});
