import { ArrayMaxSize, ArrayNotEmpty, IsUUID } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { MaxCharacters } from '../../text.js';
import { maxAssignees } from './task.editing.inputs.js';

@ArgsType()
export class AssignTaskArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'taskId must be an id' })
  taskId!: string;

  @Field(() => [String], {
    description:
      'E-mails of people of the organization, at most 1,000; with an unknown one nobody is assigned.',
  })
  @ArrayNotEmpty({ message: 'emails must name somebody' })
  @ArrayMaxSize(maxAssignees, { message: 'emails must be at most 1,000 addresses' })
  emails!: string[];
}

@ArgsType()
export class AssignmentArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'taskId must be an id' })
  taskId!: string;

  @Field(() => ID)
  @IsUUID(undefined, { message: 'userId must be an id' })
  userId!: string;
}

@ArgsType()
export class CompleteAssignmentArgs extends AssignmentArgs {
  @Field(() => String, { defaultValue: 'Completed by admin', description: 'Up to 5,000 characters.' })
  @MaxCharacters(5_000, { message: 'completionNotes must be at most 5,000 characters' })
  completionNotes!: string;

  @Field(() => String, { nullable: true, description: 'Up to 5,000 characters, for the assignee to read.' })
  @MaxCharacters(5_000, { message: 'adminFeedback must be at most 5,000 characters' })
  adminFeedback?: string | null;
}
