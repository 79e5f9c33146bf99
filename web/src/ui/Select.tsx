import { Field } from './Field';

type SelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** A labelled native chooser: smallest, and at its best on phones. */
export function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  const choose = (wanted: string) => {
    const option = options.find((candidate) => candidate.value === wanted);
    if (option) onChange(option.value);
  };
  return (
    <Field label={label}>
      <select value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
