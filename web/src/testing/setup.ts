import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// What a browser has and jsdom has not.
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});
