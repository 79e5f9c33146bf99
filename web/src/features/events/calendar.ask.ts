import { question } from '../../apollo/question';
import { CalendarDocument } from '../../graphql/graphql';
import { readCalendarMonth } from './calendarPlace';

/** What the page asks for. */
export function ask(params: URLSearchParams) {
  // Without a month in the address the server names the present one of the organization.
  const month = readCalendarMonth(params);
  return question(CalendarDocument, month ?? {});
}
