import { beforeEach, expect, it } from 'vitest';
import { answeredAt, noteAnswer, noteSavedData, onAnswer, updatedText } from './freshness';

beforeEach(() => noteSavedData(null));

it.each([
  [0, 'Updated just now'],
  [59, 'Updated just now'],
  [60, 'Updated 1 min ago'],
  [119, 'Updated 1 min ago'],
  [59 * 60, 'Updated 59 min ago'],
  [60 * 60, 'Updated 1 h ago'],
  [26 * 3_600, 'Updated 1 day ago'],
  [72 * 3_600, 'Updated 3 days ago'],
  // A clock that was set back does not speak of the future.
  [-500, 'Updated just now'],
])('says after %i seconds: %s', (seconds, text) => {
  expect(updatedText(1_000_000, 1_000_000 + seconds * 1_000)).toBe(text);
});

it('knows the last answer of each query, and else from when the saved data are', () => {
  expect(answeredAt('Dashboard')).toBeNull();
  noteSavedData(5_000);
  expect(answeredAt('Dashboard')).toBe(5_000);
  let calls = 0;
  const stop = onAnswer(() => {
    calls += 1;
  });
  noteAnswer('Dashboard');
  stop();
  noteAnswer('Dashboard');
  expect(calls).toBe(1);
  expect(answeredAt('Dashboard')).toBeGreaterThan(5_000);
  expect(answeredAt('Calendar')).toBe(5_000);
});
