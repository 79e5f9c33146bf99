import { useReadQuery } from '@apollo/client/react';
import { ArrowLeft, Plus } from 'lucide-react';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { Link, Navigate, useLoaderData } from 'react-router-dom';
import type { Asked } from '../../apollo/preload';
import { controlLook } from '../../ui/controls';
import { later, whenSettled } from '../../ui/later';
import { Segmented } from '../../ui/Segmented';
import { AdminEventCalendar } from './AdminEventCalendar';
import { AdminEventFilterBar } from './AdminEventFilterBar';
import { AdminEventList } from './AdminEventList';
import { AdminEventsSkeleton, EventListSkeleton } from './AdminEventsSkeleton';
import { AttendeesDialog } from './AttendeesDialog';
import { readEventFilters } from './adminEventFilters';
import type { ask } from './adminEvents.ask';
import { EventDeskDialog } from './EventDeskDialog';
import { useEventDesk } from './useEventDesk';

const loadCreate = () => import('./CreateEvent').then((module) => module.CreateEvent);
const loadEdit = () => import('./EditEvent').then((module) => module.EditEvent);
const CreateEvent = later(loadCreate);
const EditEvent = later(loadEdit);

const titles = {
  list: 'Event Management',
  calendar: 'Event Management',
  create: 'Create Event',
  edit: 'Edit Event',
};
const looks = [
  { value: 'list', label: 'List' },
  { value: 'calendar', label: 'Calendar' },
] as const;

/** The organization's events: a list, a calendar, and the form that makes and changes them. */
export function AdminEventsPage() {
  useEffect(() => whenSettled(loadCreate, loadEdit), []);
  return (
    <Suspense fallback={<AdminEventsSkeleton />}>
      <AdminEvents />
    </Suspense>
  );
}

function AdminEvents() {
  const wanted = useLoaderData<Asked<typeof ask>>();
  // The old list stays, dimmed, until the one of the new filters has arrived.
  const shown = useDeferredValue(wanted);
  const { data, error } = useReadQuery(shown);
  const { params, view, eventId, attendeesOf, show, hrefOf, hrefTo } = useEventDesk();
  // A later failure keeps what is on the screen; only a first one has nothing to show.
  if (!data?.viewer.organization) throw error;
  const { today, timezone } = data.viewer.organization;
  const { events } = data;
  const filters = readEventFilters(params);
  const totalPages = events?.pageInfo.totalPages ?? 0;
  const looking = view === 'list' || view === 'calendar';

  // Deleting the last event of the last page leaves an address that leads behind the end.
  const isBehind = shown === wanted && (events?.pageInfo.currentPage ?? 0) > totalPages;
  if (view === 'list' && isBehind && totalPages > 0)
    return <Navigate replace to={hrefTo({ page: String(totalPages) })} />;

  return (
    <>
      <div className={`flex flex-col gap-6 ${attendeesOf ? 'print-hidden' : ''}`}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl font-bold">{titles[view]}</h1>
          {looking ? (
            <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:justify-between print-hidden">
              <Segmented label="View" value={view} options={looks} onChange={(next) => show(next)} />
              <Link to={hrefOf('create')} className={controlLook.primary}>
                <Plus aria-hidden="true" className="size-5" />
                Create Event
              </Link>
            </div>
          ) : (
            <Link to={hrefOf('list')} className={`${controlLook.plain} -mr-4`}>
              <ArrowLeft aria-hidden="true" className="size-4" />
              Back to Events
            </Link>
          )}
        </div>
        {view === 'list' && (
          <>
            <AdminEventFilterBar filters={filters} />
            {events ? (
              <AdminEventList
                events={events.items}
                pageInfo={events.pageInfo}
                filters={filters}
                today={today}
                isStale={shown !== wanted}
              />
            ) : (
              <EventListSkeleton />
            )}
          </>
        )}
        {view === 'calendar' && <AdminEventCalendar today={today} />}
        {view === 'create' && <CreateEvent onDone={() => show('list')} />}
        {view === 'edit' && eventId && <EditEvent key={eventId} id={eventId} onDone={() => show('list')} />}
      </div>
      {view === 'calendar' && <EventDeskDialog today={today} />}
      {looking && <AttendeesDialog timeZone={timezone} />}
    </>
  );
}
