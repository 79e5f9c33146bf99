import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { refusedAddresses, unknownText } from './addresses';
import type { Refusal } from './saveTask';
import { type TaskValues, taskSchema } from './taskSchema';

const resolver = standardSchemaResolver<TaskValues, unknown, TaskValues>(taskSchema);

/** A task's form: `save` says what the server turned down, which then stands at its field; nothing typed is lost. */
export function useTaskForm(
  values: TaskValues,
  save: (values: TaskValues) => Promise<Refusal>,
  onSaved: () => void,
) {
  const form = useForm<TaskValues>({ resolver, mode: 'onTouched', defaultValues: values });
  const [refused, setRefused] = useState<string[]>([]);
  const sending = useRef(false);

  const send = form.handleSubmit(async (typed) => {
    const wrong = await save(typed);
    if (!wrong) {
      // At once, or the way out would be held up by changes that are saved.
      flushSync(() => form.reset(typed));
      return onSaved();
    }
    const unknown = refusedAddresses(wrong, 'assignToEmails', typed.assignToEmails);
    setRefused(unknown);
    const found: Record<string, string> = {
      ...wrong,
      ...(unknown.length > 0 && { assignToEmails: unknownText(unknown) }),
    };
    const names = Object.keys(values).filter((name): name is keyof TaskValues => name in found);
    for (const [index, name] of names.entries())
      form.setError(name, { message: found[name] ?? '' }, { shouldFocus: index === 0 });
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await send().finally(() => {
      sending.current = false;
    });
  };
  return { form, refused, submit };
}
