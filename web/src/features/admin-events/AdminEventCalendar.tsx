import { useQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { EventMonth_EventFragmentDoc, EventMonthDocument } from '../../graphql/graphql';
import { formatLongDate, monthOf, monthParam, parseMonth } from '../../lib/dates';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { LaterDialog } from '../../ui/LaterDialog';
import { MonthGrid } from '../../ui/MonthGrid';
import { DayEvents } from '../events/DayEvents';
import { entriesByDay } from '../events/entriesByDay';
import { CalendarControls } from './CalendarControls';
import { CalendarLegend } from './CalendarLegend';
import { useEventDesk } from './useEventDesk';

const PER_DAY = 2;

/** A month of the organization's events; each of them opens with what can be done to it. */
export function AdminEventCalendar({ today }: { today: string }) {
  const { params, go } = useEventDesk();
  const heading = useId();
  const month = parseMonth(params.get('month')) ?? monthOf(today);
  const { data, loading, error, refetch } = useQuery(EventMonthDocument, {
    variables: month,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const [dayOpen, setDayOpen] = useState(false);
  const { data: events } = useSuspenseFragment({
    fragment: EventMonth_EventFragmentDoc,
    fragmentName: 'EventMonth_event',
    from: data?.calendarMonth.events ?? [],
  });

  const chooseDay = (date: string) => {
    setChosen(date);
    setDayOpen(matchMedia('(min-width: 40rem)').matches);
  };
  const open = (id: string) => {
    setDayOpen(false);
    go({ event: id });
  };
  const ofDay = events.filter((event) => chosen && event.startDate <= chosen && chosen <= event.endDate);
  const title = chosen ? formatLongDate(chosen) : '';

  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <CalendarControls
        headingId={heading}
        month={month}
        count={data ? events.length : null}
        onMonth={(next) => go({ month: monthParam(next) }, { replace: true })}
        onToday={() => go({ month: null }, { replace: true })}
      />
      {error && !data && (
        <ErrorPanel text={messages.eventsFailed}>
          <Button look="soft" onClick={() => void refetch()}>
            Try Again
          </Button>
        </ErrorPanel>
      )}
      <div className="rounded-xl border border-line bg-card p-1 pt-2 sm:p-4">
        <MonthGrid
          month={month}
          today={today}
          entries={entriesByDay(events, month)}
          max={PER_DAY}
          chosen={chosen}
          busy={loading && !data}
          labelledBy={heading}
          onMonth={(next) => go({ month: monthParam(next) }, { replace: true })}
          onDay={chooseDay}
          onEntry={open}
        />
        {chosen && (
          <section aria-label={title} className="px-2 py-3 sm:hidden print-hidden">
            <h3 className="pb-2 font-semibold">{title}</h3>
            <DayEvents events={ofDay} onOpen={open} />
          </section>
        )}
      </div>
      <p role="status" className="sr-only">
        {loading && !data ? messages.loading : ''}
      </p>
      <CalendarLegend />
      <LaterDialog open={dayOpen} onClose={() => setDayOpen(false)} title={title}>
        <DayEvents events={ofDay} onOpen={open} />
      </LaterDialog>
    </section>
  );
}
