import type { ComponentProps, MouseEvent } from 'react';
import { type ControlLook, controlLook } from './controls';

type ButtonProps = ComponentProps<'button'> & { look?: ControlLook; busy?: boolean; busyLabel?: string };

/** A button that keeps its width and its focus while busy, and ignores further clicks. */
export function Button({
  look = 'primary',
  busy = false,
  busyLabel,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      // Not `disabled`: that would drop the focus to the page in the middle of the work.
      aria-disabled={busy || undefined}
      className={`${controlLook[look]} ${busy ? 'cursor-progress' : ''} ${className}`}
    >
      {busyLabel ? (
        <span className="grid justify-items-center *:[grid-area:1/1]">
          <span
            className={`inline-flex items-center gap-2 ${busy ? 'invisible' : ''}`}
            aria-hidden={busy || undefined}
          >
            {children}
          </span>
          <span className={busy ? '' : 'invisible'} aria-hidden={!busy || undefined}>
            {busyLabel}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}
