import { expect, it } from 'vitest';
import { lastLoginText } from './lastLoginText';

const at = (instant: string | null) => lastLoginText(instant, '2026-11-21', 'America/New_York');

it.each([
  ['2026-11-21T15:00:00.000Z', 'Today'],
  // Still the evening before in New York.
  ['2026-11-21T04:00:00.000Z', 'Yesterday'],
  ['2026-11-22T04:00:00.000Z', 'Today'],
  ['2026-11-19T17:00:00.000Z', '2 days ago'],
  ['2026-11-14T17:00:00.000Z', '7 days ago'],
  ['2026-11-13T17:00:00.000Z', '1 week ago'],
  ['2026-11-07T17:00:00.000Z', '2 weeks ago'],
  ['2026-10-22T16:00:00.000Z', '4 weeks ago'],
  ['2026-10-21T16:00:00.000Z', '1 month ago'],
  ['2026-09-01T16:00:00.000Z', '2 months ago'],
  ['2025-11-21T17:00:00.000Z', '12 months ago'],
  ['2025-11-20T17:00:00.000Z', 'Nov 20, 2025'],
  [null, 'Never logged in'],
])('%s reads %s', (instant, text) => expect(at(instant)).toBe(text));
