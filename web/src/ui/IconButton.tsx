import type { ComponentProps } from 'react';

type IconButtonProps = ComponentProps<'button'> & { label: string };

/** A button that shows an icon only and says its name to everyone else. */
export function IconButton({ label, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-mute transition-colors hover:bg-pine-soft hover:text-ink sm:size-9 ${className}`}
    >
      {children}
    </button>
  );
}
