import { cloneElement, type ReactElement, useId } from 'react';
import { inputLook } from './controls';

type ControlProps = {
  id?: string;
  className?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
};
type FieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  children: ReactElement<ControlProps>;
};

/** A labelled control; its hint and its error are read out with it. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {cloneElement(children, {
        id,
        className: `${inputLook} ${children.type === 'textarea' ? 'py-2' : 'h-11 sm:h-10'} ${children.props.className ?? ''}`,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {hintId && (
        <p id={hintId} className="text-sm text-mute">
          {hint}
        </p>
      )}
      {errorId && (
        <p id={errorId} role="alert" className="text-sm font-semibold text-red">
          {error}
        </p>
      )}
    </div>
  );
}
