import { useApolloClient } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { FormProvider, useController } from 'react-hook-form';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import { LeaveWarning } from '../shell/LeaveWarning';
import { AssigneePicker } from './AssigneePicker';
import { createTask } from './saveTask';
import { TaskFields } from './TaskFields';
import { dropDraft, keepDraft, readDraft } from './taskDraft';
import { blankTask } from './taskSchema';
import { useTaskAddress } from './useTaskAddress';
import { useTaskForm } from './useTaskForm';

/** The form that makes a new task; what was being written survives a reload. */
export function TaskCreate() {
  const client = useApolloClient();
  const { close } = useTaskAddress();
  const { form, refused, submit } = useTaskForm(blankTask, (values) => createTask(client, values), close);
  const { isDirty, isSubmitting } = form.formState;
  const { field, fieldState } = useController({ control: form.control, name: 'assignToEmails' });

  useEffect(() => {
    const draft = readDraft();
    if (draft) form.reset(draft, { keepDefaultValues: true });
    const { unsubscribe } = form.watch(() => keepDraft(form.getValues()));
    return () => {
      unsubscribe();
      // Left on purpose, or saved: only a reload, which does not come by here, is to bring it back.
      dropDraft();
    };
  }, [form]);

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mx-auto flex max-w-180 flex-col gap-6"
      >
        <div className="flex flex-col items-start gap-1">
          <Button look="plain" className="-ml-4" onClick={close}>
            <ArrowLeft aria-hidden="true" className="size-5" />
            Back to Tasks
          </Button>
          <h1 className="text-2xl font-bold">Create Task</h1>
        </div>
        <Panel title="Task" action={<p className="text-sm text-mute">* Required</p>}>
          <div className="flex flex-col gap-4">
            <TaskFields />
          </div>
        </Panel>
        <Panel title="Volunteers">
          <AssigneePicker
            label="Assign To"
            emails={field.value}
            onChange={field.onChange}
            input={field.ref}
            error={fieldState.error?.message}
            refused={refused}
          />
        </Panel>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button look="outline" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" busy={isSubmitting} busyLabel="Creating...">
            Create Task
          </Button>
        </div>
      </form>
      <LeaveWarning when={isDirty && !isSubmitting} param="view" />
    </FormProvider>
  );
}
