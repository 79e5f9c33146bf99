import { type ComponentProps, useId } from 'react';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  hint?: string;
}

/** Several lines of text under a label. */
export function TextArea({ label, hint, className = '', ...textarea }: TextAreaProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={4}
        {...textarea}
        aria-describedby={hint && `${id}-hint`}
        className={`w-full rounded-control border border-control bg-card px-3 py-2 ${className}`}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-meta text-mute">
          {hint}
        </p>
      )}
    </div>
  );
}
