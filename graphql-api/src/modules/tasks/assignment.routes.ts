import { type Route, route, snakeKeys } from '../../rest.js';
import { CompleteAssignmentArgs } from './assignment.inputs.js';
import { completeAssignment } from './assignment.service.js';

export const assignmentRoutes: Route[] = [
  route({
    method: 'post',
    path: '/tasks/:id/complete',
    field: 'completeAssignment',
    gives: { message: 'String', assignment: 'TaskAssignment' },
    args: CompleteAssignmentArgs,
    from: ({ params, body }) => ({ ...body, taskId: params.id }),
    answer: async (ctx, args) => {
      const { assignments } = await completeAssignment(ctx, args);
      const assignment = assignments.find(({ userId }) => userId === args.userId) ?? {};
      return {
        message: 'Task marked as completed for volunteer!',
        assignment: { task_id: args.taskId, ...snakeKeys(assignment) },
      };
    },
  }),
];
