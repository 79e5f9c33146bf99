import { question } from '../../apollo/question';
import { AdminOverviewDocument } from '../../graphql/desk/graphql';

/** What the page asks for. */
export function ask() {
  return question(AdminOverviewDocument, {});
}
