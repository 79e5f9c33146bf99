import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { EventMonth_EventFragmentDoc, EventMonthDocument } from '../../graphql/graphql';
import { formatLongDate, type Month } from '../../lib/dates';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { MonthGrid } from '../../ui/MonthGrid';
import { DayEvents } from './DayEvents';
import { entriesByDay } from './entriesByDay';
import { useEventOpener } from './useOpenEvent';

type EventMonthProps = {
  month: Month;
  today: string;
  max: number;
  /** Changes `month` at once, never in a transition: two months on their way would take turns in asking. */
  onMonth: (month: Month) => void;
};

/** A month of events; a day opens as a list under the grid on phones and as a window elsewhere. */
export function EventMonth({ month, today, max, onMonth }: EventMonthProps) {
  const openEntry = useEventOpener();
  const openCard = useEventOpener(false);
  const { data, loading, error, refetch } = useQuery(EventMonthDocument, {
    variables: month,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const [dayOpen, setDayOpen] = useState(false);
  const from = data?.calendarMonth.events ?? [];
  const { data: events } = useSuspenseFragment({
    fragment: EventMonth_EventFragmentDoc,
    fragmentName: 'EventMonth_event',
    from,
  });

  const chooseDay = (date: string) => {
    setChosen(date);
    setDayOpen(matchMedia('(min-width: 40rem)').matches);
  };
  const openEvent = (id: string) => {
    setDayOpen(false);
    openCard(id);
  };
  const ofDay = events.filter((event) => chosen && event.startDate <= chosen && chosen <= event.endDate);

  return (
    <>
      {error && !data && (
        <ErrorPanel text={messages.eventsFailed}>
          <Button look="soft" onClick={() => void refetch()}>
            Try Again
          </Button>
        </ErrorPanel>
      )}
      <MonthGrid
        month={month}
        today={today}
        entries={entriesByDay(events, month)}
        max={max}
        chosen={chosen}
        busy={loading && !data}
        onMonth={onMonth}
        onDay={chooseDay}
        onEntry={openEntry}
      />
      <p role="status" className="sr-only">
        {loading && !data ? messages.loading : ''}
      </p>
      {chosen && (
        <section aria-label={formatLongDate(chosen)} className="pt-4 sm:hidden print-hidden">
          <h4 className="pb-2 font-semibold">{formatLongDate(chosen)}</h4>
          <DayEvents events={ofDay} onOpen={openEvent} />
        </section>
      )}
      <Dialog open={dayOpen} onClose={() => setDayOpen(false)} title={chosen ? formatLongDate(chosen) : ''}>
        <DayEvents events={ofDay} onOpen={openEvent} />
      </Dialog>
    </>
  );
}
