import type { FragmentType } from '@apollo/client';
import { CalendarCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { PastEvents_EventFragmentDoc } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { EmptyState } from '../../ui/EmptyState';
import { Pagination } from '../../ui/Pagination';
import { Panel } from '../../ui/Panel';
import { EventCard } from '../events/EventCard';
import { useEventOpener } from '../events/useOpenEvent';
import { useWantedParams } from '../shell/useWantedParams';

type PastEventsProps = {
  events: FragmentType<typeof PastEvents_EventFragmentDoc>[];
  pageInfo: { currentPage: number; totalPages: number; totalItems: number; itemsPerPage: number };
};

/** The record of what the person said yes to, the latest first. */
export function PastEvents({ events: from, pageInfo }: PastEventsProps) {
  const { data: events } = useSuspenseFragment({
    fragment: PastEvents_EventFragmentDoc,
    fragmentName: 'PastEvents_event',
    from,
  });
  const { params: wanted, isPending } = useWantedParams();
  const [, setParams] = useSearchParams();
  const openEvent = useEventOpener(false);
  const years = [...new Set(events.map(({ startDate }) => startDate.slice(0, 4)))];
  const { currentPage, totalPages, totalItems, itemsPerPage } = pageInfo;
  const before = (currentPage - 1) * itemsPerPage;
  const toPage = (number: number) => {
    const next = new URLSearchParams(wanted);
    if (number > 1) next.set('past', String(number));
    else next.delete('past');
    setParams(next, { flushSync: true, preventScrollReset: true });
  };

  return (
    <Panel title="Past events">
      {events.length === 0 ? (
        <EmptyState icon={CalendarCheck} text={messages.noPastEvents} hint={messages.pastEventsHint} />
      ) : (
        <div
          className={`flex flex-col gap-4 transition-opacity ${isPending ? 'opacity-60' : ''}`}
          aria-busy={isPending}
        >
          {years.map((year) => (
            <section key={year} aria-label={year} className="flex flex-col gap-2">
              <h3 className="font-semibold text-mute">{year}</h3>
              <ul className="flex flex-col gap-2">
                {events.filter(isIn(year)).map((event) => (
                  <li key={event.id}>
                    <EventCard event={event} onOpen={openEvent} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <Pagination
            page={currentPage}
            totalPages={totalPages}
            summary={messages.showingEvents(before + 1, before + events.length, totalItems)}
            onPage={toPage}
          />
        </div>
      )}
    </Panel>
  );
}

const isIn =
  (year: string) =>
  ({ startDate }: { startDate: string }) =>
    startDate.startsWith(year);
