interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** Two or three views of the same thing, one of them shown. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  return (
    <fieldset className="flex rounded-control border border-control bg-card p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="edge touch rounded-[0.4rem] px-3 text-meta font-semibold text-mute transition-colors hover:text-ink aria-pressed:solid aria-pressed:bg-pine-soft aria-pressed:text-pine"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
