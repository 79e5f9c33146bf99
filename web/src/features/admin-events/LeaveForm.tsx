import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { readSession } from '../../lib/session';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

type LeaveFormProps = { isDirty: () => boolean; onLeave: () => void };

/** What an address shows: the views of this page differ in their search part alone. */
function placeOf({ pathname, search }: Location): string {
  const params = new URLSearchParams(search);
  return [pathname, params.get('view'), params.get('event')].join(' ');
}

/** Asks before a form with unsaved changes is left, by a link, by Back, or by closing the tab. */
export function LeaveForm({ isDirty, onLeave }: LeaveFormProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Whoever has signed out, here or elsewhere, is not held back.
      isDirty() && placeOf(currentLocation) !== placeOf(nextLocation) && readSession() !== null,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const leave = () => {
    onLeave();
    blocker.proceed?.();
  };
  return (
    // At hand from the start: a question that protects work must not wait for a line.
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave this page?"
      text="Your changes have not been saved."
      confirmLabel="Leave"
      onConfirm={leave}
      onCancel={() => blocker.reset?.()}
    />
  );
}
