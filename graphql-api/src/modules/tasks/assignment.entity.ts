import { defineEntity, p } from '@mikro-orm/core';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { newId } from '../../database/id.js';
import { DateTime } from '../../scalars.js';

export enum AssignmentStatus {
  assigned = 'assigned',
  in_progress = 'in_progress',
  completed = 'completed',
}
registerEnumType(AssignmentStatus, {
  name: 'AssignmentStatus',
  description: 'How far one assignee is with a task; a volunteer takes it from assigned to completed.',
});

export const AssignmentSchema = defineEntity({
  name: 'Assignment',
  tableName: 'assignments',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    organizationId: p.uuid(),
    taskId: p.uuid(),
    userId: p.uuid(),
    status: p.enum(() => AssignmentStatus).default(AssignmentStatus.assigned),
    assignedById: p.uuid().nullable(),
    assignedAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    completedAt: p.datetime().columnType('timestamptz').nullable(),
    completedById: p.uuid().nullable(),
    completionNotes: p.text().nullable(),
    adminFeedback: p.text().nullable(),
  },
});

@ObjectType('TaskAssignment', { description: "One person's part in a task." })
export class Assignment extends AssignmentSchema.class {
  @Field(() => ID)
  declare userId: string;

  @Field(() => String, { nullable: true })
  declare userEmail?: string | null;

  @Field(() => String, { nullable: true })
  declare userFirstName?: string | null;

  @Field(() => String, { nullable: true })
  declare userLastName?: string | null;

  @Field(() => String, { nullable: true, description: 'First and last name, or else the e-mail.' })
  declare userName?: string | null;

  @Field(() => AssignmentStatus)
  declare status: AssignmentStatus;

  @Field(() => DateTime)
  declare assignedAt: Date;

  @Field(() => DateTime, { nullable: true })
  declare completedAt: Date | null | undefined;

  @Field(() => String, { nullable: true, description: 'Written by whoever completed it.' })
  declare completionNotes: string | null | undefined;

  @Field(() => String, { nullable: true, description: 'For the assignee to read.' })
  declare adminFeedback: string | null | undefined;
}
AssignmentSchema.setClass(Assignment);
