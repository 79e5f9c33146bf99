import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { creationRefusal } from './organizationRefusal';

const saying = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

it.each([
  ['UNAUTHENTICATED', 'Authentication failed. Please log in again.'],
  ['FORBIDDEN', 'You do not have permission to create organizations.'],
  ['INTERNAL_SERVER_ERROR', 'Server error. Please try again later.'],
  ['SERVICE_UNAVAILABLE', 'Server error. Please try again later.'],
])('says what %s means only when the server says nothing itself', (code, sentence) => {
  expect(creationRefusal(saying(code, ''))).toBe(sentence);
  expect(creationRefusal(saying(code, 'The owner said no'))).toBe('The owner said no');
});

it('knows an answer of a server that is not ours', () => {
  const response = new Response('<h1>Bad gateway</h1>', { status: 502 });
  const error = new ServerError('502', { response, bodyText: '<h1>Bad gateway</h1>' });
  expect(creationRefusal(error)).toBe('Server error. Please try again later.');
});
