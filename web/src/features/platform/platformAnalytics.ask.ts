import { type Place, question } from '../../apollo/question';
import { PlatformAnalyticsDocument } from '../../graphql/desk/graphql';
import { readRange } from './analyticsRange';

/** What the page asks for. */
export function ask({ request }: Place) {
  return question(PlatformAnalyticsDocument, { months: readRange(new URL(request.url).searchParams) });
}
