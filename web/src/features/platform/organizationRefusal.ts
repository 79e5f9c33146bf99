import { errorCode, errorSentence, serverWords } from '../../apollo/errors';

/** For a creation that the server gave no words for (administration, section 8). */
const sentences: Record<string, string> = {
  UNAUTHENTICATED: 'Authentication failed. Please log in again.',
  FORBIDDEN: 'You do not have permission to create organizations.',
  INTERNAL_SERVER_ERROR: 'Server error. Please try again later.',
  SERVICE_UNAVAILABLE: 'Server error. Please try again later.',
};

/** Why an organization was not created: the server's own words first, then what its status means. */
export function creationRefusal(error: unknown): string {
  return serverWords(error) ?? sentences[errorCode(error) ?? ''] ?? errorSentence(error);
}
