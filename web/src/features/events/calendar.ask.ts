import { type Place, question } from '../../apollo/question';
import { CalendarDocument } from '../../graphql/graphql';
import { readCalendarMonth } from './calendarPlace';

/** What the page asks for. */
export function ask({ request }: Place) {
  // Without a month in the address the server names the present one of the organization.
  const month = readCalendarMonth(new URL(request.url).searchParams);
  return question(CalendarDocument, month ?? {});
}
