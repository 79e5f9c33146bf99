import type { FragmentType } from '@apollo/client';
import { CalendarDays } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { UpcomingEvents_EventFragmentDoc } from '../../graphql/graphql';
import { type Month, monthOf, monthParam, parseMonth } from '../../lib/dates';
import { messages } from '../../lib/messages';
import { controlLook } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { later } from '../../ui/later';
import { Panel } from '../../ui/Panel';
import { Segmented } from '../../ui/Segmented';
import { Skeleton } from '../../ui/Skeleton';
import { EventCard } from '../events/EventCard';
import { useEventOpener } from '../events/useOpenEvent';

type UpcomingEventsProps = { events: FragmentType<typeof UpcomingEvents_EventFragmentDoc>[]; today: string };

const EventMonth = later(() => import('../events/EventMonth').then((module) => module.EventMonth));
const SHOWN = 5;
const PER_DAY = 3;
const views = [
  { value: 'month', label: 'Month' },
  { value: 'list', label: 'List' },
] as const;

/** The next events as a list or as a month; which one stands in the address. */
export function UpcomingEvents({ events: from, today }: UpcomingEventsProps) {
  const { data: events } = useSuspenseFragment({
    fragment: UpcomingEvents_EventFragmentDoc,
    fragmentName: 'UpcomingEvents_event',
    from,
  });
  const [params, setParams] = useSearchParams();
  const openEvent = useEventOpener(false);
  const view = params.get('view') === 'month' ? 'month' : 'list';
  const month = parseMonth(params.get('month')) ?? monthOf(today);
  const show = (next: { view: string; month?: Month }) =>
    setParams(
      {
        ...(next.view === 'month' && { view: 'month' }),
        ...(next.month && { month: monthParam(next.month) }),
      },
      // At once, as the month's own query wants it.
      { replace: true, preventScrollReset: true, flushSync: true },
    );

  return (
    <Panel
      title="Upcoming Events"
      action={
        <Segmented label="View" value={view} options={views} onChange={(next) => show({ view: next })} />
      }
      footer={
        <Link to="/calendar" className={controlLook.plain}>
          View full calendar
        </Link>
      }
    >
      {view === 'month' && (
        <Suspense fallback={<Skeleton className="h-96 sm:h-[52rem]" />}>
          <EventMonth
            month={month}
            today={today}
            max={PER_DAY}
            onMonth={(next) => show({ view: 'month', month: next })}
          />
        </Suspense>
      )}
      {view === 'list' && events.length === 0 && (
        <EmptyState icon={CalendarDays} text={messages.noUpcomingEvents} />
      )}
      {view === 'list' && events.length > 0 && (
        <ul className="flex flex-col gap-2">
          {events.slice(0, SHOWN).map((event) => (
            <li key={event.id}>
              <EventCard event={event} onOpen={openEvent} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
