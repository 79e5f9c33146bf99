import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { later, whenSettled } from './later';

/**
 * A window that most visitors never open: its code arrives after the page has settled, or with the first opening. Until then
 * nothing is drawn of it; afterwards it stays, to move out again.
 */
export function whenOpened<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Window: ComponentType<Props> = later(load);
  return function WhenOpened(props: Props) {
    const [wanted, setWanted] = useState(props.open);
    if (props.open && !wanted) setWanted(true);
    useEffect(() => whenSettled(load), []);
    return (
      wanted && (
        <Suspense fallback={null}>
          <Window {...props} />
        </Suspense>
      )
    );
  };
}
