import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/client';
import { OrganizationsDocument } from '../../graphql/desk/graphql';
import { readOrganizationFilters } from './organizationFilters';

/** Not awaited: the page shows its frame while the answer is on the way. */
export function loader({ request }: LoaderFunctionArgs) {
  return preloadQuery(OrganizationsDocument, {
    variables: readOrganizationFilters(new URL(request.url).searchParams),
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
}
