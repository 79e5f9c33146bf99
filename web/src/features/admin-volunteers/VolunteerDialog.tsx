import { type SubmitEvent, useId, useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { LeaveWarning } from '../shell/LeaveWarning';
import { VolunteerFields } from './VolunteerFields';
import type { Wrong } from './volunteerChanges';
import type { VolunteerValues } from './volunteerSchema';

type VolunteerDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  values: VolunteerValues;
  resolver: Resolver<VolunteerValues>;
  emailStays?: boolean;
  saveLabel: string;
  busyLabel: string;
  save: (values: VolunteerValues) => Promise<Wrong>;
};

/** Adds a person to the whitelist or edits one; what was typed stays when the server refuses. */
export function VolunteerDialog({
  open,
  onClose,
  title,
  values,
  resolver,
  emailStays = false,
  saveLabel,
  busyLabel,
  save,
}: VolunteerDialogProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm<VolunteerValues>({
    resolver,
    mode: 'onTouched',
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const formId = useId();
  const sending = useRef(false);
  const first = useRef<HTMLInputElement>(null);

  const send = handleSubmit(async (typed) => {
    const wrong = await save(typed);
    if (!wrong) return onClose();
    const names = (['name', 'email', 'notes'] as const).filter((name) => name in wrong);
    for (const [index, name] of names.entries())
      setError(name, { message: wrong[name] ?? '' }, { shouldFocus: index === 0 });
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await send().finally(() => {
      sending.current = false;
    });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => reset(values)}
      initialFocus={first}
      title={title}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting} busyLabel={busyLabel}>
            {saveLabel}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <VolunteerFields register={register} errors={errors} emailStays={emailStays} first={first} />
      </form>
      <LeaveWarning when={open && isDirty && !isSubmitting} />
    </Dialog>
  );
}
