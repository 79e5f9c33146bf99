import { question } from '../../apollo/question';
import { ProfileDocument } from '../../graphql/graphql';
import { readPage } from '../../lib/readPage';

const PAST_EVENTS = 5;

/** What the page asks for. */
export function ask(params: URLSearchParams) {
  return question(ProfileDocument, { pastPage: readPage(params, 'past'), pastLimit: PAST_EVENTS });
}
