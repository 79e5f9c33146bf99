import { useApolloClient } from '@apollo/client/react';
import { DeleteTaskDocument } from '../../graphql/desk/graphql';
import { BulkBar } from '../bulk/BulkBar';
import type { Selection } from '../bulk/useSelection';
import { forgetAdminTasks } from './taskPages';

type TaskBulkBarProps = { selection: Selection; tasks: readonly { id: string; title: string }[] };

/** Deletes the selected tasks; completed ones stay, and are named. */
export function TaskBulkBar({ selection, tasks }: TaskBulkBarProps) {
  const client = useApolloClient();
  return (
    <BulkBar
      selection={selection}
      noun={['task', 'tasks']}
      nameOf={(id) => tasks.find((task) => task.id === id)?.title ?? ''}
      actions={[
        {
          label: 'Delete',
          busyLabel: 'Deleting...',
          done: 'deleted',
          isDangerous: true,
          question: (count) => ({
            title: `Delete ${count}?`,
            text: `Are you sure you want to delete ${count}? They are taken from everybody who has them. This action cannot be undone.`,
          }),
          act: (id) => client.mutate({ mutation: DeleteTaskDocument, variables: { id } }),
          after: () => forgetAdminTasks(client),
        },
      ]}
    />
  );
}
