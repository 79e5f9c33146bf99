import { type Place, question } from '../../apollo/question';
import { OrganizationsDocument } from '../../graphql/desk/graphql';
import { readOrganizationFilters } from './organizationFilters';

/** What the page asks for. */
export function ask({ request }: Place) {
  return question(OrganizationsDocument, readOrganizationFilters(new URL(request.url).searchParams));
}
