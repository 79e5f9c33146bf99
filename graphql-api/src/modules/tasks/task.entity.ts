import { defineEntity, p } from '@mikro-orm/core';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { timestamps } from '../../database/columns.js';
import { newId } from '../../database/id.js';
import { DateTime, LocalDate } from '../../scalars.js';
import { Assignment } from './assignment.entity.js';

export enum TaskStatus {
  pending = 'pending',
  in_progress = 'in_progress',
  completed = 'completed',
}
registerEnumType(TaskStatus, {
  name: 'TaskStatus',
  description:
    'pending: nobody is done; in_progress: some assignees are; completed: all are, and there is at least one.',
});

export enum TaskPriority {
  urgent = 'urgent',
  high = 'high',
  medium = 'medium',
  low = 'low',
}
registerEnumType(TaskPriority, { name: 'TaskPriority' });

export enum TaskCategory {
  training = 'training',
  event_prep = 'event_prep',
  administrative = 'administrative',
  marketing = 'marketing',
  mentoring = 'mentoring',
  general = 'general',
}
registerEnumType(TaskCategory, { name: 'TaskCategory' });

export const TaskSchema = defineEntity({
  name: 'Task',
  tableName: 'tasks',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    organizationId: p.uuid(),
    title: p.text(),
    description: p.text().nullable(),
    dueDate: p.date().nullable(),
    priority: p.enum(() => TaskPriority).default(TaskPriority.medium),
    category: p.enum(() => TaskCategory).default(TaskCategory.general),
    estimatedHours: p.decimal('number').precision(7).scale(2).nullable(),
    status: p.enum(() => TaskStatus).default(TaskStatus.pending),
    createdById: p.uuid().nullable(),
    /** Kept by the database: title and description as people search in them (fold_text). */
    searchKey: p
      .text()
      .generated(`(fold_text(title || chr(31) || coalesce(description, ''))) stored`)
      .nullable()
      .hidden()
      .lazy(),
    ...timestamps,
  },
});

@ObjectType({
  description: 'A task as the admins of its organization see it, with everybody it is assigned to.',
})
export class Task extends TaskSchema.class {
  @Field(() => ID)
  declare id: string;

  @Field(() => String)
  declare title: string;

  @Field(() => String, { nullable: true })
  declare description: string | null | undefined;

  @Field(() => LocalDate, { nullable: true })
  declare dueDate: string | null | undefined;

  @Field(() => TaskPriority)
  declare priority: TaskPriority;

  @Field(() => TaskCategory)
  declare category: TaskCategory;

  @Field(() => Float, { nullable: true, description: 'For one person, to two decimals.' })
  declare estimatedHours: number | null | undefined;

  @Field(() => TaskStatus)
  declare status: TaskStatus;

  @Field(() => DateTime)
  declare createdAt: Date;

  @Field(() => Boolean, { description: "Due before today in the organization's zone, and not completed." })
  declare isOverdue?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the admin who created it, or else their e-mail.',
  })
  declare createdByName?: string | null;

  @Field(() => Int, { description: 'To how many people it is assigned.' })
  declare assignmentCount?: number;

  @Field(() => Int, { description: 'How many of them are done.' })
  declare completedAssignments?: number;

  @Field(() => [Assignment], { description: 'In the order in which they were assigned.' })
  declare assignments?: Assignment[];
}
TaskSchema.setClass(Task);
