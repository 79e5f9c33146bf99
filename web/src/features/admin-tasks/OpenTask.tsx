import { Suspense, useEffect, useState } from 'react';
import { later, whenSettled } from '../../ui/later';
import { useTaskAddress } from './useTaskAddress';

const load = () => import('./TaskDialogs').then((module) => module.TaskDialogs);
const TaskDialogs = later(load);

type OpenTaskProps = { today: string; timeZone: string };

/** The place of the task named in the address; once opened it stays, so that it can move out again. */
export function OpenTask(props: OpenTaskProps) {
  const { opened } = useTaskAddress();
  const [wanted, setWanted] = useState(opened !== null);
  if (opened && !wanted) setWanted(true);
  useEffect(() => whenSettled(load), []);
  return (
    wanted && (
      <Suspense fallback={null}>
        <TaskDialogs {...props} />
      </Suspense>
    )
  );
}
