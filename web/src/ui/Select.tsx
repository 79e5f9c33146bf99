import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'id' | 'onChange' | 'value'> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** The browser's own select: the best there is on phones. */
export function Select<Value extends string>({ label, options, onChange, ...select }: SelectProps<Value>) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-meta font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          {...select}
          onChange={(event) => onChange(event.target.value as Value)}
          className="touch w-full appearance-none rounded-control border border-control bg-card pr-9 pl-3"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-mute"
        />
      </div>
    </div>
  );
}
