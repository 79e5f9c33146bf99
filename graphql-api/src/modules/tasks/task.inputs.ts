import { IsOptional, IsUUID, MaxLength } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { PageArgs, SortOrder } from '../../paging.js';
import { MyTaskCategoryFilter, MyTaskPriorityFilter, MyTaskSort, MyTaskStatusFilter } from './myTask.js';

@ArgsType()
export class MyTasksArgs extends PageArgs {
  @Field(() => MyTaskStatusFilter, { defaultValue: MyTaskStatusFilter.all })
  status!: MyTaskStatusFilter;

  @Field(() => MyTaskPriorityFilter, { defaultValue: MyTaskPriorityFilter.all })
  priority!: keyof typeof MyTaskPriorityFilter;

  @Field(() => MyTaskCategoryFilter, { defaultValue: MyTaskCategoryFilter.all })
  category!: keyof typeof MyTaskCategoryFilter;

  @Field(() => MyTaskSort, { defaultValue: MyTaskSort.due_date })
  sortBy!: MyTaskSort;

  @Field(() => SortOrder, { defaultValue: SortOrder.asc })
  sortOrder!: SortOrder;
}

@ArgsType()
export class CompleteMyTaskArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'taskId must be an id' })
  taskId!: string;

  @Field(() => String, { nullable: true, description: 'Up to 5,000 characters, visible to the admins.' })
  @IsOptional()
  @MaxLength(5_000, { message: 'completionNotes must be at most 5,000 characters' })
  completionNotes?: string | null;
}

@ArgsType()
export class ReopenMyTaskArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'taskId must be an id' })
  taskId!: string;
}
