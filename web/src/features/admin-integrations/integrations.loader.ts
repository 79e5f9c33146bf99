import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/client';
import { IntegrationsDocument } from '../../graphql/desk/graphql';

/** Not awaited: the page shows its frame while the answer is on the way. */
export function loader({ request }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '';
  return preloadQuery(IntegrationsDocument, {
    variables: { tokenPage: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
}
