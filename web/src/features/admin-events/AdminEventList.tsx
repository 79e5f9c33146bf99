import type { FragmentType } from '@apollo/client';
import { CalendarDays } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { AdminEventCard_EventFragmentDoc } from '../../graphql/desk/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { controlLook } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { Pagination } from '../../ui/Pagination';
import { useScreenful } from '../../ui/useScreenful';
import { AdminEventCard } from './AdminEventCard';
import { type AdminEventFilters, isNarrowed } from './adminEventFilters';
import { useEventDesk } from './useEventDesk';

type AdminEventListProps = {
  events: ({ id: string } & FragmentType<typeof AdminEventCard_EventFragmentDoc>)[];
  pageInfo: { currentPage: number; totalPages: number; totalItems: number; itemsPerPage: number };
  filters: AdminEventFilters;
  today: string;
  /** Whether this is still the list of the filters before. */
  isStale: boolean;
};

/** The events of one page; a card that leaves hands its focus to the list. */
export function AdminEventList({ events, pageInfo, filters, today, isStale }: AdminEventListProps) {
  const { go, hrefOf } = useEventDesk();
  const shown = useScreenful(events);
  const { currentPage, totalPages, totalItems, itemsPerPage } = pageInfo;
  const before = (currentPage - 1) * itemsPerPage;
  const list = useRef<HTMLElement>(null);
  const shownPage = useRef(currentPage);

  useEffect(() => {
    if (shownPage.current === currentPage) return;
    shownPage.current = currentPage;
    // The button that led here may be at its end, and the new page begins at its top.
    list.current?.focus({ preventScroll: true });
  }, [currentPage]);

  return (
    <>
      <section
        ref={list}
        tabIndex={-1}
        aria-label="Events"
        aria-busy={isStale}
        className={`rounded-xl transition-opacity outline-none ${isStale ? 'opacity-60' : ''}`}
      >
        <div role="status">
          {events.length === 0 && (
            <EmptyState icon={CalendarDays} text={emptyText(filters)}>
              {isNarrowed(filters) ? (
                <Button
                  look="soft"
                  className="mt-2"
                  onClick={() => go({ page: null, search: null, period: null, eventType: null })}
                >
                  Clear Filters
                </Button>
              ) : (
                <Link to={hrefOf('create')} className={`${controlLook.soft} mt-2`}>
                  Schedule Your First Event
                </Link>
              )}
            </EmptyState>
          )}
        </div>
        <ul className="flex flex-col gap-3">
          {shown.map((event) => (
            <li key={event.id}>
              <AdminEventCard
                event={event}
                today={today}
                onChanged={() => list.current?.focus({ preventScroll: true })}
              />
            </li>
          ))}
        </ul>
      </section>
      {events.length > 0 && (
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          summary={messages.showingEvents(before + 1, before + events.length, totalItems)}
          onPage={(page) => go({ page: page > 1 ? String(page) : null })}
        />
      )}
    </>
  );
}

function emptyText(filters: AdminEventFilters): string {
  if (isNarrowed(filters)) return 'No events match the filters';
  return filters.period === 'upcoming' ? messages.noUpcomingEvents : 'No events yet';
}
