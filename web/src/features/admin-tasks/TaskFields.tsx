import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/Field';
import { priorities, taskCategories } from '../tasks/taskWords';
import type { TaskValues } from './taskSchema';

const priorityOptions = ['urgent', 'high', 'medium', 'low'] as const;
const categoryOptions = [
  'general',
  'training',
  'event_prep',
  'administrative',
  'marketing',
  'mentoring',
] as const;

/** What a task says; a star marks the only field that must be filled in. */
export function TaskFields() {
  const { register, formState } = useFormContext<TaskValues>();
  const { errors } = formState;
  return (
    <>
      <Field label="Title*" error={errors.title?.message}>
        <input {...register('title')} aria-required autoComplete="off" />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <textarea {...register('description')} rows={4} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Due Date" error={errors.dueDate?.message}>
          <input {...register('dueDate')} type="date" min="1900-01-01" max="2199-12-31" />
        </Field>
        <Field
          label="Estimated Hours"
          hint="For one person, such as 1.5."
          error={errors.estimatedHours?.message}
        >
          <input {...register('estimatedHours')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field label="Priority" error={errors.priority?.message}>
          <select {...register('priority')}>
            {priorityOptions.map((value) => (
              <option key={value} value={value}>
                {priorities[value].label}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Category" error={errors.category?.message}>
          <select {...register('category')}>
            {categoryOptions.map((value) => (
              <option key={value} value={value}>
                {taskCategories[value]}
              </option>
            ))}
          </select>
        </Field>
      </div>
    </>
  );
}
