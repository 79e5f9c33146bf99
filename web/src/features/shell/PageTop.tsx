import type { ReactNode } from 'react';
import { Freshness } from './Freshness';

type PageTopProps = { query: string; children: ReactNode };

/** The heading of a dashboard, and beside it how old the query's answer is. */
export function PageTop({ query, children }: PageTopProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 sm:min-h-9">
      <h1 className="min-w-0 text-2xl font-bold">{children}</h1>
      <Freshness query={query} />
    </div>
  );
}
