import { defineEntity, p } from '@mikro-orm/core';
import { registerEnumType } from 'type-graphql';
import { timestamps } from '../../database/columns.js';
import { newId } from '../../database/id.js';

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
    ...timestamps,
  },
});

export class Task extends TaskSchema.class {}
TaskSchema.setClass(Task);
