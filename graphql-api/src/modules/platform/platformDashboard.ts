import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../scalars.js';
import { PlatformOrganization } from '../organizations/platformOrganization.js';

@ObjectType()
export class PlatformStats {
  @Field(() => Int)
  totalOrganizations!: number;

  @Field(() => Int, { description: 'Members on the whitelists of all organizations.' })
  totalUsers!: number;

  @Field(() => Int)
  totalTasks!: number;

  @Field(() => Int)
  totalDocuments!: number;
}

@ObjectType()
export class TopOrganization {
  @Field(() => String)
  name!: string;

  @Field(() => Int)
  userCount!: number;
}

@ObjectType()
export class PlatformActivity {
  @Field(() => Int, {
    description: 'Members who signed in within the last 7 days, today included; days are those of UTC.',
  })
  activeThisWeek!: number;

  @Field(() => Int, { description: 'Successful sign-ins ever.' })
  totalLogins!: number;

  @Field(() => Int, { description: 'Members added within the last 30 days, today included.' })
  newThisMonth!: number;

  @Field(() => Int)
  completedTasks!: number;

  @Field(() => Int, { description: 'Tasks that are not completed.' })
  pendingTasks!: number;

  @Field(() => [TopOrganization], { description: 'The 4 with the most people.' })
  topOrganizations!: TopOrganization[];
}

@ObjectType({ description: "What a super administrator's first screen shows." })
export class PlatformDashboard {
  @Field(() => PlatformStats)
  stats!: PlatformStats;

  @Field(() => PlatformActivity)
  analytics!: PlatformActivity;

  @Field(() => [PlatformOrganization], { description: 'The 5 newest.' })
  organizations!: PlatformOrganization[];
}

@ObjectType({ description: 'What happened in one month.' })
export class MonthFigures {
  @Field(() => LocalDate, { description: 'First day of the month.' })
  month!: string;

  @Field(() => Int, { description: 'Members on the whitelists at its end.' })
  people!: number;

  @Field(() => Int)
  newPeople!: number;

  @Field(() => Int, { description: 'Successful sign-ins.' })
  signIns!: number;

  @Field(() => Int, { description: 'Different people who signed in.' })
  activePeople!: number;

  @Field(() => Int, { description: 'RSVPs that hold a seat, by the time they were given.' })
  rsvps!: number;

  @Field(() => Int)
  completedAssignments!: number;

  @Field(() => Int, {
    description: 'Of those with a due date, how many were completed by it, in percent; 0 for none.',
  })
  onTimePercent!: number;
}

@ObjectType()
export class PlatformAnalytics {
  @Field(() => [MonthFigures], {
    description: 'The months asked for, the oldest first; months are those of UTC.',
  })
  months!: MonthFigures[];
}
