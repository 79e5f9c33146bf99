import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { readSession } from '../../lib/session';
import { Confirm } from '../../ui/Confirm';

type LeaveWarningProps = {
  when: boolean;
  /** The search parameter that names the form, where the form is not a page of its own: its change is leaving too. */
  param?: string;
};

/** Asks before a page or a form with unsaved changes is left, by a link, by Back, or by closing the tab. */
export function LeaveWarning({ when, param }: LeaveWarningProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stands = ({ search }: { search: string }) => param && new URLSearchParams(search).get(param);
    const leaves =
      currentLocation.pathname !== nextLocation.pathname || stands(currentLocation) !== stands(nextLocation);
    // Whoever has signed out, here or elsewhere, is not held back.
    return when && leaves && readSession() !== null;
  });

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
