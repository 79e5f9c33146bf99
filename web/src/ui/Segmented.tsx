type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** Two or three ways to look at the same things, side by side. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is none
    <div
      role="group"
      aria-label={label}
      className="inline-flex rounded-lg border border-line bg-bg p-0.5 print-hidden"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="min-h-11 min-w-16 rounded-md px-3 text-sm font-semibold text-mute transition-colors hover:text-ink aria-pressed:bg-card aria-pressed:text-pine aria-pressed:hairline sm:min-h-8"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
