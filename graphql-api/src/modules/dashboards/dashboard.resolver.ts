import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { Document } from '../documents/document.entity.js';
import { Event } from '../events/event.entity.js';
import { Organization } from '../organizations/organization.entity.js';
import { MyTask, TaskStats } from '../tasks/myTask.js';
import { readVolunteerDashboard } from './dashboard.service.js';

@ObjectType({ description: "What a volunteer's first screen shows." })
export class VolunteerDashboard {
  @Field(() => Organization)
  organization!: Organization;

  @Field(() => TaskStats)
  taskStats!: TaskStats;

  @Field(() => [MyTask], { description: 'The first 5: what is to do by due date, then what is done.' })
  tasks!: MyTask[];

  @Field(() => [Event], { description: 'The next 5 that are not over.' })
  events!: Event[];

  @Field(() => [Document], { description: 'The first 6: pinned ones, then the newest.' })
  documents!: Document[];
}

@Resolver()
export class DashboardResolver {
  @Query(() => VolunteerDashboard)
  volunteerDashboard(@Ctx() ctx: Context) {
    return readVolunteerDashboard(ctx);
  }
}
