import { ArgsType, Field, ObjectType } from 'type-graphql';
import { PageArgs, PageInfo } from '../../paging.js';
import { Event } from './event.entity.js';

@ArgsType()
export class MyPastEventsArgs extends PageArgs {}

@ObjectType()
export class EventPage {
  @Field(() => [Event])
  items!: Event[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
