import { question } from '../../apollo/question';
import { PlatformAnalyticsDocument } from '../../graphql/desk/graphql';
import { readRange } from './analyticsRange';

/** What the page asks for. */
export function ask(params: URLSearchParams) {
  return question(PlatformAnalyticsDocument, { months: readRange(params) });
}
