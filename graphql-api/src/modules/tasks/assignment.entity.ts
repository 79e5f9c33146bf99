import { defineEntity, p } from '@mikro-orm/core';
import { registerEnumType } from 'type-graphql';
import { newId } from '../../database/id.js';

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

export class Assignment extends AssignmentSchema.class {}
AssignmentSchema.setClass(Assignment);
