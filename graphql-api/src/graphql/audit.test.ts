import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { testApi } from '../testing/api.js';

const api = testApi();
// Without a header of its own no GET is answered, so that no other site can make a browser send one.
const audits = serverAudits({
  url: () => `${api.url}/graphql`,
  fetchFn: (url: string, init: RequestInit) =>
    fetch(url, { ...init, headers: { ...init?.headers, 'apollo-require-preflight': 'true' } }),
});

// GraphQL over HTTP, as its working group audits it (npm graphql-http).
test.each(audits.map((audit) => ({ name: audit.name, audit })))('$name', async ({ audit }) => {
  const result = await audit.fn();
  expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
});

test('the audit asks for all that must and should be', () => {
  const count = (word: string) => audits.filter(({ name }) => name.startsWith(word)).length;
  expect(count('MUST') + count('SHOULD')).toBeGreaterThanOrEqual(36);
});
