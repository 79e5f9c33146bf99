import { Suspense, useEffect, useState } from 'react';
import { later, whenSettled } from '../../ui/later';
import { useOpenEvent } from './useOpenEvent';

const load = () => import('./EventDialog').then((module) => module.EventDialog);
const EventDialog = later(load);

/** The place of the event named in the address; once opened it stays, so that it can move out again. */
export function OpenEvent() {
  const { openEventId } = useOpenEvent();
  const [wanted, setWanted] = useState(openEventId !== null);
  if (openEventId && !wanted) setWanted(true);
  useEffect(() => whenSettled(load), []);
  return (
    wanted && (
      <Suspense fallback={null}>
        <EventDialog />
      </Suspense>
    )
  );
}
