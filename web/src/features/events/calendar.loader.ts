import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/client';
import { CalendarDocument } from '../../graphql/graphql';
import { readCalendarMonth } from './calendarPlace';

/** Not awaited: the page shows its frame while the answer is on the way. */
export function loader({ request }: LoaderFunctionArgs) {
  // Without a month in the address the server names the present one of the organization.
  const month = readCalendarMonth(new URL(request.url).searchParams);
  return preloadQuery(CalendarDocument, {
    variables: month ?? {},
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
}
