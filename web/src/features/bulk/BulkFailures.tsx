import { useState } from 'react';
import { Button } from '../../ui/Button';
import { LaterDialog } from '../../ui/LaterDialog';
import type { Failure } from './runBulk';

type Failed = { title: string; failures: Failure[] };

/** Which of the selected ones were refused, and why; the others are done. */
export function BulkFailures({ failed, onClose }: { failed: Failed | null; onClose: () => void }) {
  // Kept while the window moves out.
  const [shown, setShown] = useState(failed);
  if (failed && failed !== shown) setShown(failed);
  return (
    <LaterDialog
      open={failed !== null}
      onClose={onClose}
      title={shown?.title ?? ''}
      footer={
        <div className="flex sm:justify-end">
          <Button className="max-sm:w-full" onClick={onClose}>
            Close
          </Button>
        </div>
      }
    >
      <ul className="divide-y divide-line">
        {shown?.failures.map(({ id, name, reason }) => (
          <li key={id} className="py-2">
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-red">{reason}</p>
          </li>
        ))}
      </ul>
    </LaterDialog>
  );
}
