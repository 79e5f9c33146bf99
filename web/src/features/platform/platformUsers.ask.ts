import { question } from '../../apollo/question';
import { PlatformUsersDocument } from '../../graphql/desk/graphql';
import { readUserFilters } from './userFilters';

/** What the page asks for. */
export function ask(params: URLSearchParams) {
  return question(PlatformUsersDocument, readUserFilters(params));
}
