import { type ReactNode, Suspense } from 'react';
import { later } from '../../ui/later';

const Freshness = later(() => import('./Freshness').then((module) => module.Freshness));

type PageTopProps = { query: string; children: ReactNode };

/** The heading of a dashboard, and beside it how old the query's answer is. */
export function PageTop({ query, children }: PageTopProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 sm:min-h-9">
      <h1 className="min-w-0 text-2xl font-bold">{children}</h1>
      {/* Comes after the page, and takes no place that was not kept for it. */}
      <Suspense fallback={<span className="h-11 w-40 sm:h-9" />}>
        <Freshness query={query} />
      </Suspense>
    </div>
  );
}
