import { ArrayMaxSize, IsUUID, Matches, Max, Min, ValidateBy } from 'class-validator';
import { ArgsType, Field, Float, ID, InputType } from 'type-graphql';
import { LocalDate } from '../../scalars.js';
import { MaxCharacters, somethingToSee } from '../../text.js';
import { TaskCategory, TaskPriority } from './task.entity.js';

/** An organization has no more people than that, and a list without end is no list of people. */
export const maxAssignees = 1_000;

/** IsNumber of class-validator throws for numbers such as 1e-7, which it reads as text. */
function TwoDecimals(options: { message: string }): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'number' && Math.round(value * 100) / 100 === value;
  return ValidateBy({ name: 'twoDecimals', validator: { validate } }, options);
}

@ArgsType()
export class TaskArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'id must be an id' })
  id!: string;
}

@InputType()
abstract class TaskInput {
  @Field(() => String, { nullable: true, description: 'Up to 10,000 characters.' })
  @MaxCharacters(10_000, { message: 'description must be at most 10,000 characters' })
  description?: string | null;

  @Field(() => LocalDate, { nullable: true })
  dueDate?: string | null;

  @Field(() => Float, { nullable: true, description: 'For one person: 0 to 10,000, to two decimals.' })
  @Min(0, { message: 'estimatedHours must be at least 0' })
  @Max(10_000, { message: 'estimatedHours must be at most 10,000' })
  @TwoDecimals({ message: 'estimatedHours must have at most two decimals' })
  estimatedHours?: number | null;
}

@InputType()
export class CreateTaskInput extends TaskInput {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Matches(somethingToSee, { message: 'Title is required' })
  @MaxCharacters(200, { message: 'title must be at most 200 characters' })
  title!: string;

  @Field(() => TaskPriority, { defaultValue: TaskPriority.medium })
  priority!: TaskPriority;

  @Field(() => TaskCategory, { defaultValue: TaskCategory.general })
  category!: TaskCategory;

  @Field(() => [String], {
    defaultValue: [],
    description:
      'E-mails of people of the organization, at most 1,000; with an unknown one nothing is created.',
  })
  @ArrayMaxSize(maxAssignees, { message: 'assignToEmails must be at most 1,000 addresses' })
  assignToEmails!: string[];
}

@InputType({ description: 'What is left out stays as it is; null empties what may be empty.' })
export class UpdateTaskInput extends TaskInput {
  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  @Matches(somethingToSee, { message: 'Title is required' })
  @MaxCharacters(200, { message: 'title must be at most 200 characters' })
  title?: string | null;

  @Field(() => TaskPriority, { nullable: true })
  priority?: TaskPriority | null;

  @Field(() => TaskCategory, { nullable: true })
  category?: TaskCategory | null;
}
