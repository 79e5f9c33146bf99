import { useReadQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { Asked } from '../../apollo/preload';
import { formatMonth, monthOf } from '../../lib/dates';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { CalendarBar } from './CalendarBar';
import { CalendarMonth } from './CalendarMonth';
import { CalendarSkeleton } from './CalendarSkeleton';
import type { ask } from './calendar.ask';
import { OpenEvent } from './OpenEvent';
import { useCalendarPlace } from './useCalendarPlace';

const HEADING = 'calendar-month';

/** The organization's events, month by month. */
export function CalendarPage() {
  return (
    <Suspense fallback={<CalendarSkeleton />}>
      <Calendar />
    </Suspense>
  );
}

function Calendar() {
  const { data, error } = useReadQuery(useLoaderData<Asked<typeof ask>>());
  const { revalidate, state } = useRevalidator();
  const place = useCalendarPlace();
  const month = place.month ?? data?.calendarMonth;
  const today = data?.viewer.organization?.today;
  // Without a month to stand on there is no way to another one either.
  if (!month || (data && !today)) throw error;
  // The old month stays, dimmed, until the new one has arrived.
  const isStale = place.isPending;

  return (
    <div className="flex flex-col gap-4">
      <CalendarBar headingId={HEADING} month={month} today={today ? monthOf(today) : null} place={place} />
      <p role="status" className="sr-only">
        {isStale ? messages.loading : ''}
      </p>
      <div
        aria-busy={isStale}
        className={`rounded-xl border border-line bg-card p-2 transition-opacity sm:p-4 ${isStale ? 'opacity-60' : ''} print:border-0 print:p-0`}
      >
        {data && today ? (
          <CalendarMonth
            headingId={HEADING}
            month={data.calendarMonth}
            title={formatMonth(data.calendarMonth)}
            events={data.calendarMonth.events}
            today={today}
            place={place}
          />
        ) : (
          <ErrorPanel text={messages.eventsFailed}>
            <Button look="soft" busy={state === 'loading'} onClick={() => void revalidate()}>
              Try Again
            </Button>
          </ErrorPanel>
        )}
      </div>
      <OpenEvent />
    </div>
  );
}
