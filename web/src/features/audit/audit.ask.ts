import { question } from '../../apollo/question';
import { AuditTrailDocument } from '../../graphql/desk/graphql';
import { auditVariables } from './auditFilters';

/** What the page asks for. */
export function ask(params: URLSearchParams) {
  return question(AuditTrailDocument, auditVariables(params));
}
