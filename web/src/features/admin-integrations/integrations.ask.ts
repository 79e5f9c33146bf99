import { type Place, question } from '../../apollo/question';
import { IntegrationsDocument } from '../../graphql/desk/graphql';

/** What the page asks for. */
export function ask({ request }: Place) {
  const page = new URL(request.url).searchParams.get('page') ?? '';
  return question(IntegrationsDocument, { tokenPage: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 });
}
