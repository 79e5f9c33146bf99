import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Month } from '../../lib/dates';
import { useWantedParams } from '../shell/useWantedParams';
import { readCalendarDay, readCalendarMonth, readCalendarView, withCalendarMonth } from './calendarPlace';

// At once: a click must show before the next frame, not when a transition finds the time.
const atOnce = { preventScrollReset: true, flushSync: true } as const;

/** Where one is in the calendar; all of it stands in the address. */
export function useCalendarPlace() {
  const [params, setParams] = useSearchParams();
  const wanted = useWantedParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  const setDay = (day: string | null, options: object) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (day) next.set('day', day);
        else next.delete('day');
        return next;
      },
      { ...atOnce, ...options },
    );

  return {
    month: readCalendarMonth(wanted.params),
    isPending: wanted.isPending,
    view: readCalendarView(params),
    day: readCalendarDay(params),
    toMonth: (month: Month) => setParams((current) => withCalendarMonth(current, month), atOnce),
    toView: (view: 'month' | 'list') =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('day');
          if (view === 'list') next.set('view', view);
          else next.delete('view');
          return next;
        },
        { ...atOnce, replace: true },
      ),
    /** Chooses a day; as a window of its own it is a step of the history. */
    chooseDay: (day: string, asWindow: boolean) =>
      setDay(day, asWindow ? { state: { openedDay: true } } : { replace: true }),
    closeDay: () => {
      if (state?.openedDay) void navigate(-1);
      else setDay(null, { replace: true });
    },
  };
}
