import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { inputLook } from './controls';
import { IconButton } from './IconButton';

type PasswordFieldProps = {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
};

/** A required password with a button that shows what was typed. */
export function PasswordField({ label, autoComplete, value, onChange }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          name="password"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputLook} h-11 pr-12 sm:h-10`}
        />
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          className="absolute top-0 right-0.5 sm:top-0.5"
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}
