import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/client';
import { ProfileDocument } from '../../graphql/graphql';

const PAST_EVENTS = 5;

/** Not awaited: the page shows its frame while the answer is on the way. */
export function loader({ request }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('past') ?? '';
  return preloadQuery(ProfileDocument, {
    variables: { pastPage: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1, pastLimit: PAST_EVENTS },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
}
