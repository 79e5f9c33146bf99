import { type Place, question } from '../../apollo/question';
import { PlatformUsersDocument } from '../../graphql/desk/graphql';
import { readUserFilters } from './userFilters';

/** What the page asks for. */
export function ask({ request }: Place) {
  return question(PlatformUsersDocument, readUserFilters(new URL(request.url).searchParams));
}
