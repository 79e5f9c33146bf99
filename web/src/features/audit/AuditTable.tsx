import type { FragmentType } from '@apollo/client';
import { ScrollText } from 'lucide-react';
import type { AuditRow_EventFragmentDoc } from '../../graphql/desk/graphql';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { AuditRow } from './AuditRow';
import { auditWords } from './auditWords';

type AuditTableProps = {
  entries: ({ id: string } & FragmentType<typeof AuditRow_EventFragmentDoc>)[];
  ofPlatform: boolean;
  isStale: boolean;
  /** null when no filter is set. */
  onClear: (() => void) | null;
};

/** The trail as a table, on phones as a list of cards. */
export function AuditTable({ entries, ofPlatform, isStale, onClear }: AuditTableProps) {
  const columns = ['When', 'What', ...(ofPlatform ? ['Organization'] : []), 'Where from'];
  return (
    <section aria-label="Entries" aria-busy={isStale} className={isStale ? 'opacity-60' : ''}>
      <div role="status">
        {entries.length === 0 && (
          <EmptyState icon={ScrollText} text={onClear ? auditWords.noneMatch : auditWords.empty}>
            {onClear && (
              <Button look="soft" className="mt-2" onClick={onClear}>
                Clear Filters
              </Button>
            )}
          </EmptyState>
        )}
      </div>
      {entries.length > 0 && (
        <div className="overflow-hidden rounded-xl border border-line bg-card">
          <table className="w-full text-left max-[48rem]:block">
            <thead className="bg-bg text-sm text-mute max-[48rem]:sr-only">
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-3 py-2.5 font-semibold">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-[48rem]:block">
              {entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} ofPlatform={ofPlatform} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
