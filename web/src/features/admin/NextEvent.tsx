import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { NextEvent_EventFragmentDoc } from '../../graphql/desk/graphql';
import { parseDay } from '../../lib/dates';
import { edgeTone } from '../../ui/tones';
import { eventTypes, whenText } from '../events/eventWords';

type NextEventProps = { event: FragmentType<typeof NextEvent_EventFragmentDoc> };

/** One of the next events: what, when, and in short what it is about. */
export function NextEvent({ event: from }: NextEventProps) {
  const { data: event } = useSuspenseFragment({ fragment: NextEvent_EventFragmentDoc, from });
  const { weekday, month, day } = parseDay(event.startDate);
  return (
    <article aria-label={event.title} className="flex items-start gap-3 rounded-lg border border-line p-2">
      <span
        aria-hidden="true"
        className={`flex w-14 shrink-0 flex-col items-center rounded-md border-l-[3px] py-1 leading-tight ${edgeTone[eventTypes[event.eventType].tone]}`}
      >
        <span className="text-xs text-mute">{weekday}</span>
        <span className="text-lg font-bold figures">{day}</span>
        <span className="text-xs text-mute">{month}</span>
      </span>
      <div className="min-w-0 grow">
        <p className="line-clamp-3 font-semibold">{event.title}</p>
        <p className="text-sm text-mute">{whenText(event)}</p>
        {event.description && <p className="line-clamp-2 pt-1 text-sm">{event.description}</p>}
      </div>
    </article>
  );
}
