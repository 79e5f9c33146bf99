import { type ComponentProps, useId, useState } from 'react';
import { inputLook } from './controls';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string | undefined;
  error?: string | undefined;
};

/** A required password with a button that shows what was typed. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          required
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={`${inputLook} h-11 pr-16 sm:h-10`}
        />
        {/* A word instead of an icon: the sign-in page does without the icon library. */}
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          className="absolute inset-y-0 right-0 min-w-14 rounded-lg px-3 text-sm font-semibold text-pine hover:bg-pine-soft"
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-mute">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-red">
          {error}
        </p>
      )}
    </div>
  );
}
