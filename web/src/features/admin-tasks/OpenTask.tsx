import { whenOpened } from '../../ui/whenOpened';
import { useTaskAddress } from './useTaskAddress';

type OpenTaskProps = { today: string; timeZone: string };

const TaskDialogs = whenOpened<OpenTaskProps & { open: boolean }>(() =>
  import('./TaskDialogs').then((module) => module.TaskDialogs),
);

/** The place of the task named in the address. */
export function OpenTask(props: OpenTaskProps) {
  const { opened } = useTaskAddress();
  return <TaskDialogs {...props} open={opened !== null} />;
}
