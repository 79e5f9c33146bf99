import { useApolloClient } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '../../ui/Button';
import { EventFields } from './EventFields';
import { keepDraft, readDraft } from './eventDraft';
import { type EventValues, eventSchema } from './eventSchema';
import { LeaveForm } from './LeaveForm';
import { saveEvent } from './saveEvent';

type EventFormProps = {
  /** null for an event that is yet to be made. */
  id: string | null;
  values: EventValues;
  confirmedSignups: number;
  onDone: () => void;
};

/** Makes an event or changes one; what is typed survives a reload, and is given up only when that is said. */
export function EventForm({ id, values: known, confirmedSignups, onDone }: EventFormProps) {
  const client = useApolloClient();
  const [draft] = useState(() => readDraft(id));
  const [restored, setRestored] = useState(draft !== null);
  const form = useForm<EventValues>({
    resolver: standardSchemaResolver(eventSchema),
    mode: 'onTouched',
    defaultValues: known,
  });
  const { reset, watch, setError, handleSubmit, formState } = form;
  const { isDirty, isSubmitting } = formState;
  const dirty = useRef(false);
  const sending = useRef(false);

  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true });
  }, [draft, reset]);
  useEffect(() => {
    dirty.current = isDirty;
  }, [isDirty]);
  useEffect(() => {
    const typing = watch((values) => keepDraft(id, values as EventValues));
    return () => typing.unsubscribe();
  }, [watch, id]);

  const giveUp = useCallback(() => {
    dirty.current = false;
    keepDraft(id, null);
  }, [id]);
  const isUnsaved = useCallback(() => dirty.current, []);

  const save = handleSubmit(async (values) => {
    const wrong = await saveEvent(client, id, values);
    if (!wrong) {
      giveUp();
      return onDone();
    }
    const names = Object.keys(values).filter((name): name is keyof EventValues => name in wrong);
    for (const [index, name] of names.entries())
      setError(name, { message: wrong[name] ?? '' }, { shouldFocus: index === 0 });
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await save().finally(() => {
      sending.current = false;
    });
  };
  const discard = () => {
    reset(known);
    keepDraft(id, null);
    setRestored(false);
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-200 flex-col gap-6">
        {restored && (
          <p
            role="status"
            className="flex flex-wrap items-center justify-between gap-2 rounded-xl border border-line bg-card px-4 py-2"
          >
            Your unsaved changes are back.
            <Button look="plain" className="-mr-4" onClick={discard}>
              Discard Changes
            </Button>
          </p>
        )}
        <EventFields confirmedSignups={confirmedSignups} />
        <div className="flex flex-col-reverse gap-2 sm:flex-row">
          <Button look="outline" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" busy={isSubmitting} busyLabel={id ? 'Updating...' : 'Creating...'}>
            {id ? 'Update Event' : 'Create Event'}
          </Button>
        </div>
      </form>
      <LeaveForm isDirty={isUnsaved} onLeave={giveUp} />
    </FormProvider>
  );
}
