import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/client';
import { AuditTrailDocument } from '../../graphql/desk/graphql';
import { auditVariables } from './auditFilters';

/** Not awaited: the page shows its frame while the answer is on the way. */
export function loader({ request }: LoaderFunctionArgs) {
  return preloadQuery(AuditTrailDocument, {
    variables: auditVariables(new URL(request.url).searchParams),
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
}
