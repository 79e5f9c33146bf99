import type { ApolloClient } from '@apollo/client';
import { errorSentence } from '../../apollo/errors';
import { ExportAuditTrailDocument, type ExportAuditTrailQueryVariables } from '../../graphql/desk/graphql';
import { formatMoment } from '../../lib/dates';
import { toastError, toastSuccess } from '../../ui/toast';
import { saveCsv } from '../admin-events/attendeesCsv';
import { here } from './auditFilters';
import { type AuditEntry, tell } from './auditWords';

const columns = ['When', 'What', 'Who', 'To whom', 'Organization', 'Internet address', 'Details'];

/** The trail as a table that opens right in Excel, and in which no cell is taken for a formula. */
export async function auditCsv(entries: readonly AuditEntry[]): Promise<string> {
  const { unparse } = (await import('papaparse')).default;
  const rows = entries.map((entry) => ({
    When: formatMoment(entry.createdAt, here),
    What: tell(entry),
    Who: entry.actorName,
    'To whom': entry.subjectName,
    Organization: entry.organizationName ?? '',
    'Internet address': entry.ip,
    Details: entry.details ?? '',
  }));
  // Without the mark Excel reads UTF-8 as something else.
  return `\uFEFF${unparse(rows, { columns, header: true, escapeFormulae: true })}`;
}

/** Saves what the filters leave, at most the newest 10,000 entries, as a CSV file. */
export async function exportAudit(
  client: ApolloClient,
  filters: ExportAuditTrailQueryVariables,
): Promise<void> {
  try {
    const entries = new Map<string, AuditEntry>();
    for (let page = 1, totalPages = 1; page <= totalPages; page++) {
      const { data } = await client.query({
        query: ExportAuditTrailDocument,
        variables: { ...filters, page },
        fetchPolicy: 'no-cache',
      });
      if (!data) break;
      // While it is being read the trail goes on at its front, and pushes entries on to the next page.
      for (const entry of data.auditEvents.items) entries.set(entry.id, entry);
      totalPages = data.auditEvents.pageInfo.totalPages;
    }
    saveCsv(await auditCsv([...entries.values()]), 'audit-trail.csv');
    toastSuccess(
      entries.size === 1 ? '1 entry exported' : `${entries.size.toLocaleString('en-US')} entries exported`,
    );
  } catch (error) {
    toastError('The audit trail could not be exported', errorSentence(error));
  }
}
