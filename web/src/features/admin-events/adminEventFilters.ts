import type { EventPeriod, EventTypeFilter } from '../../graphql/desk/graphql';
import { eventTypes } from '../events/eventWords';

export type EventView = 'list' | 'calendar' | 'create' | 'edit';
export type AdminEventFilters = { period: EventPeriod; eventType: EventTypeFilter; search: string };
type Options<Value extends string> = readonly { value: Value; label: string }[];

export const eventViews: Options<EventView> = [
  { value: 'list', label: 'List' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'create', label: 'Create' },
  { value: 'edit', label: 'Edit' },
];

export const periodOptions: Options<EventPeriod> = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
  { value: 'all', label: 'All' },
];

export const typeOptions: Options<EventTypeFilter> = [
  { value: 'all', label: 'All' },
  ...(['volunteer_event', 'meeting', 'training', 'fundraiser', 'other'] as const).map((value) => ({
    value,
    label: eventTypes[value].label,
  })),
];

/** The view that stands in the address; there is nothing to edit without an event. */
export function readView(params: URLSearchParams): EventView {
  const view = read(params, 'view', eventViews, 'list');
  return view === 'edit' && !params.get('event') ? 'list' : view;
}

/** The filters that stand in the address; what it spells wrongly counts as left out. */
export function readEventFilters(params: URLSearchParams): AdminEventFilters {
  return {
    period: read(params, 'period', periodOptions, 'upcoming'),
    eventType: read(params, 'eventType', typeOptions, 'all'),
    search: (params.get('search') ?? '').slice(0, 200),
  };
}

/** Whether anything keeps events out of the list. */
export const isNarrowed = ({ eventType, search }: AdminEventFilters): boolean =>
  eventType !== 'all' || search.trim() !== '';

function read<Value extends string>(
  params: URLSearchParams,
  name: string,
  options: Options<Value>,
  otherwise: Value,
): Value {
  const wanted = params.get(name);
  return options.find(({ value }) => value === wanted)?.value ?? otherwise;
}
