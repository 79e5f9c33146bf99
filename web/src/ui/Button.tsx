import type { ComponentProps, ReactNode } from 'react';

type Look = 'primary' | 'soft' | 'plain' | 'danger';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode;
  look?: Look;
  busy?: boolean;
  /** Shown while busy; the button keeps the width of the longer of its two labels. */
  busyLabel?: string;
}

const looks: Record<Look, string> = {
  primary: 'solid bg-pine text-on-pine hover:bg-pine-strong',
  soft: 'edge bg-pine-soft text-pine hover:border-pine',
  plain: 'border border-control bg-card text-ink hover:bg-bg',
  danger: 'solid bg-red text-on-red',
};

/** A button that says what it is doing and cannot be pressed twice while it does it. */
export function Button({
  look = 'primary',
  busy = false,
  busyLabel,
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled`: that would drop the focus of whoever pressed it by keyboard.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`touch inline-flex items-center justify-center gap-2 rounded-control px-4 font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-80 ${looks[look]} ${className}`}
    >
      <span className="grid justify-items-center">
        <span
          className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${busy && busyLabel ? 'invisible' : ''}`}
        >
          {children}
        </span>
        {busyLabel && (
          <span className={`col-start-1 row-start-1 ${busy ? '' : 'invisible'}`} aria-hidden={!busy}>
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  );
}
