import { useState } from 'react';
import { errorSentence } from '../../apollo/errors';
import { Button } from '../../ui/Button';
import { Confirm } from '../../ui/Confirm';
import { toastSuccess } from '../../ui/toast';
import { BulkFailures } from './BulkFailures';
import { type Failure, runBulk } from './runBulk';
import type { Selection } from './useSelection';

export type BulkAction = {
  label: string;
  busyLabel: string;
  /** 'deleted': what has been done to them. */
  done: string;
  isDangerous?: boolean;
  /** Asked once for all; what can be taken back needs no question. */
  question?: (count: string) => { title: string; text: string };
  act: (id: string) => Promise<unknown>;
  /** Takes it back again, where that is possible. */
  undo?: (id: string) => Promise<unknown>;
  /** When the last one is through, whatever became of it. */
  after: () => void;
};

type BulkBarProps = {
  selection: Selection;
  /** 'task', 'tasks' */
  noun: readonly [one: string, many: string];
  nameOf: (id: string) => string;
  actions: BulkAction[];
};

/** How many are selected and what can be done to all of them, within reach at the foot of the window. */
export function BulkBar({ selection, noun, nameOf, actions }: BulkBarProps) {
  const { selected, clear } = selection;
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const [busy, setBusy] = useState<BulkAction | null>(null);
  const [failed, setFailed] = useState<{ title: string; failures: Failure[] } | null>(null);
  const countOf = (count: number) => `${count} ${count === 1 ? noun[0] : noun[1]}`;

  const run = async (action: BulkAction) => {
    if (busy) return;
    setBusy(action);
    const items = selected.map((id) => ({ id, name: nameOf(id) }));
    const failures = await runBulk(items, ({ id }) => action.act(id), errorSentence);
    setBusy(null);
    setAsked(null);
    clear();
    const done = items.filter(({ id }) => !failures.some((failure) => failure.id === id));
    const { undo, after } = action;
    const takeBack = undo && (() => void runBulk(done, ({ id }) => undo(id), errorSentence).then(after));
    if (done.length > 0) toastSuccess(`${countOf(done.length)} ${action.done}`, takeBack);
    if (failures.length > 0)
      setFailed({ title: `${countOf(failures.length)} could not be ${action.done}`, failures });
    after();
  };

  return (
    <>
      <p role="status" className="sr-only">
        {selected.length > 0 ? `${countOf(selected.length)} selected` : ''}
      </p>
      {selected.length > 0 && (
        <section
          aria-label="Selected"
          className="sticky bottom-20 z-20 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-xl border border-edge bg-card p-2 pl-4 lifted lg:bottom-4 print-hidden"
        >
          <p className="grow font-semibold">{countOf(selected.length)} selected</p>
          {actions.map((action) => (
            <Button
              key={action.label}
              look={action.isDangerous ? 'danger' : 'soft'}
              busy={busy === action}
              busyLabel={action.busyLabel}
              onClick={() => (action.question ? setAsked(action) : void run(action))}
            >
              {action.label}
            </Button>
          ))}
          <Button look="plain" onClick={clear}>
            Clear selection
          </Button>
        </section>
      )}
      <Confirm
        open={asked !== null}
        title=""
        text=""
        {...asked?.question?.(countOf(selected.length))}
        confirmLabel={asked?.label ?? ''}
        busyLabel={asked?.busyLabel ?? ''}
        busy={busy !== null}
        onConfirm={() => asked && void run(asked)}
        onCancel={() => setAsked(null)}
      />
      <BulkFailures failed={failed} onClose={() => setFailed(null)} />
    </>
  );
}
