import { type ReactNode, useId } from 'react';

type PanelProps = {
  /** Where a link leads to. */
  id?: string;
  title: string;
  action?: ReactNode;
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A card with a heading, one control beside it and one link below. */
export function Panel({ id, title, action, footer, className = '', children }: PanelProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={`flex flex-col rounded-xl border border-line bg-card ${className}`}
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-2 px-4 pt-2">
        <h2 id={heading} className="text-lg font-semibold">
          {title}
        </h2>
        {action}
      </div>
      <div className="grow px-4 pt-2 pb-4">{children}</div>
      {footer && <div className="border-t border-line px-2 py-1 print-hidden">{footer}</div>}
    </section>
  );
}
