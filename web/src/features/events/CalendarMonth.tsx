import type { FragmentType } from '@apollo/client';
import { CalendarDays } from 'lucide-react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { EventMonth_EventFragmentDoc } from '../../graphql/graphql';
import { formatLongDate, isInMonth, type Month } from '../../lib/dates';
import { messages } from '../../lib/messages';
import { EmptyState } from '../../ui/EmptyState';
import { LaterDialog } from '../../ui/LaterDialog';
import { MonthGrid } from '../../ui/MonthGrid';
import { DayEvents } from './DayEvents';
import { entriesByDay } from './entriesByDay';
import type { useCalendarPlace } from './useCalendarPlace';
import { useIsWide } from './useIsWide';
import { useEventOpener, useOpenEvent } from './useOpenEvent';
import { usePreloadedNeighbours } from './usePreloadedNeighbours';

type CalendarMonthProps = {
  headingId: string;
  month: Month;
  title: string;
  events: FragmentType<typeof EventMonth_EventFragmentDoc>[];
  today: string;
  place: ReturnType<typeof useCalendarPlace>;
};

const PER_DAY = 3;

/** One month as a grid or as a list; a day opens under the grid on phones and as a window elsewhere. */
export function CalendarMonth({ headingId, month, title, events: from, today, place }: CalendarMonthProps) {
  const { data: events } = useSuspenseFragment({
    fragment: EventMonth_EventFragmentDoc,
    fragmentName: 'EventMonth_event',
    from,
  });
  const { openEventId } = useOpenEvent();
  const openEntry = useEventOpener();
  const openCard = useEventOpener(false);
  const isWide = useIsWide();
  usePreloadedNeighbours(month);
  const { view } = place;
  // Under the grid of a phone there is room for a day from the start.
  const day = place.day ?? (!isWide && isInMonth(today, month) ? today : null);

  if (view === 'list')
    return (
      <section aria-label={title}>
        {events.length === 0 ? (
          <div role="status">
            <EmptyState icon={CalendarDays} text={messages.noEventsIn(title)} />
          </div>
        ) : (
          <DayEvents events={events} onOpen={openCard} />
        )}
      </section>
    );

  const ofDay = events.filter((event) => day && event.startDate <= day && day <= event.endDate);
  const dayTitle = day ? formatLongDate(day) : '';
  return (
    <>
      <MonthGrid
        month={month}
        today={today}
        entries={entriesByDay(events, month)}
        max={PER_DAY}
        chosen={day}
        labelledBy={headingId}
        onMonth={place.toMonth}
        onDay={(date) => place.chooseDay(date, isWide)}
        onEntry={openEntry}
      />
      {day && !isWide && (
        <section aria-label={dayTitle} className="px-1 pt-4 pb-2 print-hidden">
          <h3 className="pb-2 font-semibold">{dayTitle}</h3>
          <DayEvents events={ofDay} onOpen={openCard} />
        </section>
      )}
      {/* Behind the details of one of its events it waits, and comes back when they close. */}
      <LaterDialog open={isWide && day !== null && !openEventId} onClose={place.closeDay} title={dayTitle}>
        <DayEvents events={ofDay} onOpen={openCard} />
      </LaterDialog>
    </>
  );
}
