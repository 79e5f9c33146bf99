import { question } from '../../apollo/question';
import { IntegrationsDocument } from '../../graphql/desk/graphql';
import { readPage } from '../../lib/readPage';

/** What the page asks for. */
export function ask(params: URLSearchParams) {
  return question(IntegrationsDocument, { tokenPage: readPage(params) });
}
