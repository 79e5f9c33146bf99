import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { TaskActions_TaskFragmentDoc } from '../../graphql/desk/graphql';
import { Button } from '../../ui/Button';
import { DeleteTask } from './DeleteTask';
import { duplicateTask } from './duplicateTask';
import { useTaskAddress } from './useTaskAddress';

type TaskActionsProps = { task: FragmentType<typeof TaskActions_TaskFragmentDoc> };

/** What can be done with a task of the list. */
export function TaskActions({ task: from }: TaskActionsProps) {
  const client = useApolloClient();
  const { data: task } = useSuspenseFragment({ fragment: TaskActions_TaskFragmentDoc, from });
  const { open } = useTaskAddress();
  const [copying, setCopying] = useState(false);
  const copy = async () => {
    setCopying(true);
    await duplicateTask(client, task.id, task.title);
    setCopying(false);
  };
  return (
    <div className="grid grid-cols-2 gap-2 border-t border-line pt-3 sm:flex print-hidden">
      <Button
        look="soft"
        aria-haspopup="dialog"
        aria-label={`Details of ${task.title}`}
        onClick={() => open({ kind: 'task', id: task.id })}
      >
        Details
      </Button>
      <Button
        look="outline"
        aria-haspopup="dialog"
        aria-label={`Edit ${task.title}`}
        onClick={() => open({ kind: 'edit', id: task.id })}
      >
        Edit
      </Button>
      <Button look="plain" busy={copying} aria-label={`Duplicate ${task.title}`} onClick={() => void copy()}>
        Duplicate
      </Button>
      <DeleteTask id={task.id} title={task.title} canDelete={task.viewerCanDelete} />
    </div>
  );
}
