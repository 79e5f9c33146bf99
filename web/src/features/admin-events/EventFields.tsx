import { Video } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { deskMessages } from '../../lib/deskMessages';
import { Field } from '../../ui/Field';
import { Panel } from '../../ui/Panel';
import { typeOptions } from './adminEventFilters';
import type { EventValues } from './eventSchema';
import { WhenFields } from './WhenFields';

type EventFieldsProps = { confirmedSignups: number };

/** The fields of an event; a star marks the required ones. */
export function EventFields({ confirmedSignups }: EventFieldsProps) {
  const { register, watch, formState } = useFormContext<EventValues>();
  const { errors } = formState;
  return (
    <>
      <Panel title="What and where" action={<p className="text-sm text-mute">* Required</p>}>
        <div className="flex flex-col gap-4">
          <Field label="Title*" error={errors.title?.message}>
            <input {...register('title')} aria-required autoComplete="off" />
          </Field>
          <Field label="Description" error={errors.description?.message}>
            <textarea {...register('description')} rows={4} />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Location" error={errors.location?.message}>
              <input {...register('location')} autoComplete="off" />
            </Field>
            <Field label="Event type">
              <select {...register('eventType')}>
                {typeOptions.slice(1).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </Field>
          </div>
        </div>
      </Panel>
      <WhenFields />
      <Panel title="Volunteers">
        <div className="sm:max-w-100">
          <Field
            label="Max volunteers"
            hint={seatsHint(watch('maxVolunteers'), confirmedSignups)}
            error={errors.maxVolunteers?.message}
          >
            <input {...register('maxVolunteers')} type="number" inputMode="numeric" min={1} step={1} />
          </Field>
        </div>
      </Panel>
      <Panel title="Video meeting" action={watch('videoLink') && <MeetingMark />}>
        <div className="flex flex-col gap-4">
          <Field
            label="Meeting link"
            hint="Everybody who can see the event can see the link, ID and passcode."
            error={errors.videoLink?.message}
          >
            <input {...register('videoLink')} type="url" placeholder="https://" autoComplete="off" />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Meeting ID" error={errors.meetingId?.message}>
              <input {...register('meetingId')} autoComplete="off" />
            </Field>
            <Field label="Passcode" error={errors.meetingPasscode?.message}>
              <input {...register('meetingPasscode')} autoComplete="off" />
            </Field>
          </div>
        </div>
      </Panel>
    </>
  );
}

function MeetingMark() {
  return (
    <p className="flex items-center gap-2 text-sm text-mute">
      <Video aria-hidden="true" className="size-4" />
      {deskMessages.videoMeeting}
    </p>
  );
}

/** What a maximum means, above all one below the sign-ups there are. */
export function seatsHint(maximum: string, confirmedSignups: number): string {
  if (maximum === '' || Number(maximum) >= confirmedSignups)
    return 'Leave blank for as many as like to come.';
  const people = confirmedSignups === 1 ? '1 person is' : `${confirmedSignups} people are`;
  return `${people} signed up already and will stay signed up. Nobody else can sign up until there are fewer than ${maximum}.`;
}
