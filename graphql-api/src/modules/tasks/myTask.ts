import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../paging.js';
import { DateTime, LocalDate } from '../../scalars.js';
import { AssignmentStatus } from './assignment.entity.js';
import { TaskCategory, TaskPriority } from './task.entity.js';

@ObjectType({ description: 'A task as the person sees it to whom it is assigned.' })
export class MyTask {
  @Field(() => ID, { description: 'Id of the task.' })
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => TaskPriority)
  priority!: TaskPriority;

  @Field(() => TaskCategory)
  category!: TaskCategory;

  @Field(() => LocalDate, { nullable: true })
  dueDate?: string | null;

  @Field(() => Float, { nullable: true })
  estimatedHours?: number | null;

  @Field(() => AssignmentStatus)
  assignmentStatus!: AssignmentStatus;

  @Field(() => DateTime, { description: 'When it was assigned.' })
  assignmentDate!: string;

  @Field(() => String, { nullable: true, description: 'First name of the admin who assigned it.' })
  assignedByName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name of the admin who assigned it.' })
  assignedByLastname?: string | null;

  @Field(() => DateTime, { nullable: true })
  completedAt?: string | null;

  @Field(() => String, { nullable: true, description: "The assignee's own words on completing it." })
  completionNotes?: string | null;

  @Field(() => String, { nullable: true })
  adminFeedback?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Whole days left until the due date, negative once it has passed; null without one.',
  })
  urgencyLevel?: number | null;

  @Field(() => Boolean, { description: "Due before today in the organization's zone, and not completed." })
  isOverdue!: boolean;
}

@ObjectType({ description: "The viewer's own tasks, counted whatever the filters." })
export class TaskStats {
  @Field(() => Int)
  totalTasks!: number;

  @Field(() => Int, { description: 'Not completed yet.' })
  assignedTasks!: number;

  @Field(() => Int)
  completedTasks!: number;

  @Field(() => Int)
  overdueTasks!: number;
}

@ObjectType()
export class MyTaskPage {
  @Field(() => [MyTask])
  items!: MyTask[];

  @Field(() => TaskStats)
  stats!: TaskStats;

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

export enum MyTaskStatusFilter {
  all = 'all',
  assigned = 'assigned',
  completed = 'completed',
}
registerEnumType(MyTaskStatusFilter, { name: 'MyTaskStatusFilter' });

export const MyTaskPriorityFilter = { all: 'all', ...TaskPriority } as const;
registerEnumType(MyTaskPriorityFilter, { name: 'MyTaskPriorityFilter' });

export const MyTaskCategoryFilter = { all: 'all', ...TaskCategory } as const;
registerEnumType(MyTaskCategoryFilter, { name: 'MyTaskCategoryFilter' });

export enum MyTaskSort {
  due_date = 'due_date',
  priority = 'priority',
  created_at = 'created_at',
  title = 'title',
  estimated_hours = 'estimated_hours',
}
registerEnumType(MyTaskSort, {
  name: 'MyTaskSort',
  description: 'Tasks without the value stand last; by priority, the most pressing first when ascending.',
});
