import { ArgsType, Field, ObjectType, registerEnumType } from 'type-graphql';
import { PageArgs, PageInfo } from '../../paging.js';
import { MaxCharacters } from '../../text.js';
import { Task, TaskPriority, TaskStatus } from './task.entity.js';

@ObjectType()
export class TaskPage {
  @Field(() => [Task])
  items!: Task[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

export const TaskStatusFilter = { all: 'all', ...TaskStatus } as const;
registerEnumType(TaskStatusFilter, { name: 'TaskStatusFilter' });

export const TaskPriorityFilter = { all: 'all', ...TaskPriority } as const;
registerEnumType(TaskPriorityFilter, { name: 'TaskPriorityFilter' });

@ArgsType()
export class AdminTasksArgs extends PageArgs {
  @Field(() => TaskStatusFilter, { defaultValue: TaskStatusFilter.all })
  status!: keyof typeof TaskStatusFilter;

  @Field(() => TaskPriorityFilter, { defaultValue: TaskPriorityFilter.all })
  priority!: keyof typeof TaskPriorityFilter;

  @Field(() => String, { nullable: true, description: 'Id or e-mail of a person to whom it is assigned.' })
  @MaxCharacters(254, { message: 'assignedTo must be a user id or an e-mail address' })
  assignedTo?: string | null;

  @Field(() => String, { nullable: true, description: 'Words that stand in the title or the description.' })
  @MaxCharacters(200, { message: 'search must be at most 200 characters' })
  search?: string | null;
}
