import { type Place, question } from '../../apollo/question';
import { AuditTrailDocument } from '../../graphql/desk/graphql';
import { auditVariables } from './auditFilters';

/** What the page asks for. */
export function ask({ request }: Place) {
  return question(AuditTrailDocument, auditVariables(new URL(request.url).searchParams));
}
