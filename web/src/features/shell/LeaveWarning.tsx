import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { readSession } from '../../lib/session';
import { Confirm } from '../../ui/Confirm';

/** Asks before a page with unsaved changes is left, by a link, by Back, or by closing the tab. */
export function LeaveWarning({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Whoever has signed out, here or elsewhere, is not held back.
      when && currentLocation.pathname !== nextLocation.pathname && readSession() !== null,
  );

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);

  return (
    <Confirm
      open={blocker.state === 'blocked'}
      title="Leave this page?"
      text="Your changes have not been saved."
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
