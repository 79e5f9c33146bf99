import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { later, whenSettled } from './later';

const load = () => import('./ConfirmDialog').then((module) => module.ConfirmDialog);
const ConfirmDialog = later(load);

/** A question that most visitors are never asked: its window arrives after the page, and stays to move out again. */
export function Confirm(props: ComponentProps<typeof ConfirmDialog>) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  useEffect(() => whenSettled(load), []);
  return (
    wanted && (
      <Suspense fallback={null}>
        <ConfirmDialog {...props} />
      </Suspense>
    )
  );
}
