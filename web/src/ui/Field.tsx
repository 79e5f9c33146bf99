import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  hint?: string;
  error?: string;
  /** Stands at the right inside the field, such as a button that shows the password. */
  trailing?: ReactNode;
}

/** Label, input, hint and error; what is wrong is tied to the input for those who hear the page. */
export function Field({ label, hint, error, trailing, className = '', ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {input.required && (
          <span aria-hidden className="text-red">
            {' *'}
          </span>
        )}
      </label>
      <div className="relative">
        <input
          id={id}
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
          className={`touch w-full rounded-control border bg-card px-3 ${error ? 'border-red' : 'border-control'} ${trailing ? 'pr-12' : ''} ${className}`}
        />
        {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-meta text-mute">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="text-meta font-semibold text-red empty:hidden">
        {error}
      </p>
    </div>
  );
}
