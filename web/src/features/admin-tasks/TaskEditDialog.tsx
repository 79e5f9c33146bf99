import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { TaskForm_TaskFragmentDoc } from '../../graphql/desk/graphql';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { LeaveWarning } from '../shell/LeaveWarning';
import { updateTask } from './saveTask';
import { TaskFields } from './TaskFields';
import { valuesOf } from './taskSchema';
import { useTaskForm } from './useTaskForm';

type TaskEditDialogProps = {
  task: FragmentType<typeof TaskForm_TaskFragmentDoc>;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
};

/** Changes what a task says; who has it is changed among its details. */
export function TaskEditDialog({ task: from, open, onClose, onClosed }: TaskEditDialogProps) {
  const client = useApolloClient();
  const { data: task } = useSuspenseFragment({ fragment: TaskForm_TaskFragmentDoc, from });
  const formId = useId();
  const { form, submit } = useTaskForm(
    valuesOf(task),
    (values) => updateTask(client, task.id, values),
    onClose,
  );
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <Dialog
        open={open}
        onClose={onClose}
        onClosed={onClosed}
        title="Edit Task"
        footer={
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button look="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={isSubmitting} busyLabel="Updating...">
              Update Task
            </Button>
          </div>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <TaskFields />
        </form>
      </Dialog>
      <LeaveWarning when={open && isDirty && !isSubmitting} param="edit" />
    </FormProvider>
  );
}
