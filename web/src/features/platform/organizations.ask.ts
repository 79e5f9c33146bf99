import { question } from '../../apollo/question';
import { OrganizationsDocument } from '../../graphql/desk/graphql';
import { readOrganizationFilters } from './organizationFilters';

/** What the page asks for. */
export function ask(params: URLSearchParams) {
  return question(OrganizationsDocument, readOrganizationFilters(params));
}
