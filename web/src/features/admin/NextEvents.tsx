import type { FragmentType } from '@apollo/client';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { NextEvent_EventFragmentDoc } from '../../graphql/desk/graphql';
import { messages } from '../../lib/messages';
import { controlLook } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { Panel } from '../../ui/Panel';
import { NextEvent } from './NextEvent';

type NextEventsProps = {
  events: ({ id: string } & FragmentType<typeof NextEvent_EventFragmentDoc>)[];
};

const SHOWN = 3;

/** What is next on the organization's calendar. */
export function NextEvents({ events }: NextEventsProps) {
  return (
    <Panel
      title="Upcoming Events"
      footer={
        <Link to="/admin-dashboard/events" className={controlLook.plain}>
          View all events
        </Link>
      }
    >
      {events.length === 0 ? (
        <EmptyState icon={CalendarDays} text={messages.noUpcomingEvents}>
          <Link to="/admin-dashboard/events?view=create" className={`${controlLook.soft} mt-2`}>
            Schedule Your First Event
          </Link>
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-2">
          {events.slice(0, SHOWN).map((event) => (
            <li key={event.id}>
              <NextEvent event={event} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
