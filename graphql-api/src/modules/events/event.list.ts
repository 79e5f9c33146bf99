import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { PageArgs } from '../../paging.js';
import { MaxCharacters } from '../../text.js';
import { EventType } from './event.entity.js';

export enum EventPeriod {
  all = 'all',
  upcoming = 'upcoming',
  past = 'past',
}
registerEnumType(EventPeriod, {
  name: 'EventPeriod',
  description:
    'upcoming: not over yet, soonest first; past: over, the latest first; all: in order of the calendar.',
});

export const EventTypeFilter = { all: 'all', ...EventType } as const;
registerEnumType(EventTypeFilter, { name: 'EventTypeFilter' });

@ArgsType()
export class EventsArgs extends PageArgs {
  @Field(() => EventPeriod, { defaultValue: EventPeriod.upcoming })
  period!: EventPeriod;

  @Field(() => EventTypeFilter, { defaultValue: EventTypeFilter.all })
  eventType!: keyof typeof EventTypeFilter;

  @Field(() => String, { nullable: true, description: 'Words that stand in the title or the place.' })
  @MaxCharacters(200, { message: 'search must be at most 200 characters' })
  search?: string | null;
}
