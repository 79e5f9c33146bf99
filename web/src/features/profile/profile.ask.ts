import { type Place, question } from '../../apollo/question';
import { ProfileDocument } from '../../graphql/graphql';

const PAST_EVENTS = 5;

/** What the page asks for. */
export function ask({ request }: Place) {
  const page = new URL(request.url).searchParams.get('past') ?? '';
  return question(ProfileDocument, {
    pastPage: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pastLimit: PAST_EVENTS,
  });
}
