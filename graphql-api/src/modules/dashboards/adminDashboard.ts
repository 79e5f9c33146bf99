import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../scalars.js';
import { Document } from '../documents/document.entity.js';
import { Event } from '../events/event.entity.js';
import { Organization } from '../organizations/organization.entity.js';
import { AssignmentStatus } from '../tasks/assignment.entity.js';

@ObjectType()
export class VolunteerStats {
  @Field(() => Int, { description: 'People of the role volunteer who may sign in.' })
  totalVolunteers!: number;
}

@ObjectType()
export class TaskOverview {
  @Field(() => Int, { description: 'All tasks of the organization, done or not.' })
  totalTasks!: number;

  @Field(() => Int, { description: 'How many times a person has completed a task.' })
  completedAssignments!: number;
}

@ObjectType({ description: 'Something that happened in the organization.' })
export class Activity {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: "'task_assigned': a person was assigned a task." })
  activityType!: string;

  @Field(() => String, { description: "What it is about: 'task'." })
  type!: string;

  @Field(() => ID)
  taskId!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => LocalDate, { nullable: true })
  dueDate?: string | null;

  @Field(() => AssignmentStatus, { description: 'How far the assignee is now.' })
  status!: AssignmentStatus;

  @Field(() => String, { nullable: true })
  assigneeFirstName?: string | null;

  @Field(() => String, { nullable: true })
  assigneeLastName?: string | null;

  @Field(() => String, { nullable: true })
  assigneeEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'First and last name of the assignee.' })
  userName?: string | null;

  @Field(() => DateTime)
  createdAt!: string;
}

@ObjectType({ description: "What an admin's first screen shows." })
export class AdminDashboard {
  @Field(() => Organization)
  organization!: Organization;

  @Field(() => VolunteerStats)
  volunteerStats!: VolunteerStats;

  @Field(() => TaskOverview)
  taskOverview!: TaskOverview;

  @Field(() => [Event], {
    description:
      'Every event of today and the six days after it, or still going on; their number is This Week.',
  })
  upcomingEvents!: Event[];

  @Field(() => [Event], { description: 'The next 3 that are not over, however far away.' })
  nextEvents!: Event[];

  @Field(() => [Activity], { description: 'The last 8, the newest first.' })
  recentActivity!: Activity[];

  @Field(() => [Document], { description: 'The first 6: pinned ones, then the newest.' })
  recentDocuments!: Document[];
}
