import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { InvalidRecord_EntryFragmentDoc } from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { Confirm } from '../../ui/Confirm';
import { Panel } from '../../ui/Panel';
import { whenOpened } from '../../ui/whenOpened';
import { deleteInvalidRecord } from './deleteInvalidRecords';
import { InvalidRecordRow } from './InvalidRecordRow';
import type { InvalidRecord } from './invalidRecordCriteria';
import { nameOf } from './volunteerWords';

const CriteriaDialog = whenOpened(() => import('./CriteriaDialog').then((module) => module.CriteriaDialog));

type InvalidRecordsProps = {
  records: ({ id: string } & FragmentType<typeof InvalidRecord_EntryFragmentDoc>)[];
  total: number;
};

/** Records without an e-mail, with which nobody can sign in, and the ways to clear them up. */
export function InvalidRecords({ records: from, total }: InvalidRecordsProps) {
  const client = useApolloClient();
  const { data } = useSuspenseFragment({ fragment: InvalidRecord_EntryFragmentDoc, from });
  const records = data.filter((record) => record !== null);
  // Kept while the windows move out.
  const [asked, setAsked] = useState<InvalidRecord | null>(null);
  const [way, setWay] = useState<'id' | 'criteria' | null>(null);
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const ask = (wanted: 'id' | 'criteria') => (record: InvalidRecord) => {
    setAsked(record);
    setWay(wanted);
  };
  const answer = async () => {
    if (!asked || busy) return;
    setBusy(true);
    await deleteInvalidRecord(client, asked.id);
    setBusy(false);
    setWay(null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the list can take a row away
  useEffect(() => {
    // The button that was pressed has gone with its row.
    if (asked && document.activeElement === document.body) list.current?.focus();
  }, [total]);

  return (
    <Panel
      title={`Invalid Records (${total.toLocaleString('en-US')})`}
      className="border-l-[3px] border-l-orange"
    >
      <p className="pb-1 text-sm text-mute">
        These records have no e-mail, so nobody can sign in with them.
        {total > records.length && ` The first ${records.length} are shown.`}
      </p>
      <ul ref={list} tabIndex={-1} aria-label="Invalid records" className="divide-y divide-line rounded-lg">
        {records.map((record) => (
          <li key={record.id}>
            <InvalidRecordRow record={record} onDelete={ask('id')} onDeleteAlike={ask('criteria')} />
          </li>
        ))}
      </ul>
      {asked && (
        <>
          <Confirm
            open={way === 'id'}
            title="Delete Invalid Record"
            text={deskMessages.deleteRecord(nameOf(asked))}
            confirmLabel="Delete"
            busyLabel="Deleting..."
            busy={busy}
            onConfirm={() => void answer()}
            onCancel={() => setWay(null)}
          />
          <CriteriaDialog
            key={asked.id}
            record={asked}
            records={records}
            isComplete={total <= records.length}
            open={way === 'criteria'}
            onClose={() => setWay(null)}
          />
        </>
      )}
    </Panel>
  );
}
