import { question } from '../../apollo/question';
import { DashboardDocument } from '../../graphql/graphql';

/** What the page asks for. */
export function ask() {
  return question(DashboardDocument, {});
}
