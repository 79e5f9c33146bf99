import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/Field';
import { Panel } from '../../ui/Panel';
import type { EventValues } from './eventSchema';

const dates = { type: 'date', min: '1900-01-01', max: '2199-12-31' };

/** The days of an event, and its times unless it lasts all day. */
export function WhenFields() {
  const { register, watch, formState } = useFormContext<EventValues>();
  const { errors } = formState;
  return (
    <Panel title="When">
      <div className="flex flex-col gap-4">
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 sm:min-h-10">
          <input {...register('isAllDay')} type="checkbox" className="size-6 accent-pine" />
          All-day event
        </label>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Start date*" error={errors.startDate?.message}>
            <input {...register('startDate')} {...dates} required />
          </Field>
          <Field label="End date" hint="Leave blank for an event of one day." error={errors.endDate?.message}>
            <input {...register('endDate')} {...dates} />
          </Field>
          {!watch('isAllDay') && (
            <>
              <Field label="Start time" error={errors.startTime?.message}>
                <input {...register('startTime')} type="time" />
              </Field>
              <Field label="End time" error={errors.endTime?.message}>
                <input {...register('endTime')} type="time" />
              </Field>
            </>
          )}
        </div>
      </div>
    </Panel>
  );
}
