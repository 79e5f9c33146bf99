import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/client';
import { PlatformAnalyticsDocument } from '../../graphql/desk/graphql';
import { readRange } from './analyticsRange';

/** Not awaited: the page shows its frame while the answer is on the way. */
export function loader({ request }: LoaderFunctionArgs) {
  return preloadQuery(PlatformAnalyticsDocument, {
    variables: { months: readRange(new URL(request.url).searchParams) },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
}
