import { question } from '../../apollo/question';
import { PlatformOverviewDocument } from '../../graphql/desk/graphql';

/** What the page asks for. */
export function ask() {
  return question(PlatformOverviewDocument, {});
}
