import { TODAY } from './demo';
import { renderRoute } from './renderRoute';
import type { ResolversByType } from './schemaLink';

export type Fields = Record<string, unknown>;

export const anAssignment = (fields: Fields = {}): Fields => ({
  userId: 'leo',
  userEmail: 'leo@harbor.org',
  userFirstName: 'Leo',
  userLastName: 'Park',
  userName: 'Leo Park',
  status: 'assigned',
  assignedAt: '2026-11-18T15:00:00.000Z',
  completedAt: null,
  completionNotes: null,
  adminFeedback: null,
  ...fields,
});

export const anAdminTask = (fields: Fields = {}): Fields => {
  const assignments = (fields.assignments as Fields[] | undefined) ?? [];
  return {
    id: 'task-1',
    title: 'Print the flyers',
    description: 'Two hundred copies',
    dueDate: '2026-11-22',
    priority: 'high',
    category: 'event_prep',
    estimatedHours: 1.5,
    status: 'pending',
    isOverdue: false,
    createdByName: 'Ada Stone',
    createdAt: '2026-11-18T15:00:00.000Z',
    viewerCanDelete: fields.status !== 'completed',
    assignments,
    assignmentCount: assignments.length,
    completedAssignments: assignments.filter(({ status }) => status === 'completed').length,
    ...fields,
  };
};

/** Opens the tasks of an admin with a server that holds what `items` gives for what was asked. */
export async function openTasks(
  path: string,
  items: (args: Fields) => Fields[],
  more: ResolversByType = {},
  totalItems?: number,
) {
  const asked: Fields[] = [];
  const { Query, ...others } = more;
  const opened = await renderRoute(`/admin-dashboard/tasks${path}`, 'nonprofit_admin', {
    Viewer: { id: 'person-1', organization: {} },
    Organization: { id: 'organization-1', timezone: 'America/New_York', today: TODAY },
    Query: {
      adminTasks: (_root: unknown, args: Fields) => {
        asked.push(args);
        const found = items(args);
        const total = totalItems ?? found.length;
        return {
          items: found,
          pageInfo: {
            currentPage: args.page,
            itemsPerPage: args.limit,
            totalItems: total,
            totalPages: Math.ceil(total / 20),
          },
        };
      },
      task: (_root: unknown, { id }: Fields) => items({}).find((task) => task.id === id),
      ...Query,
    },
    ...others,
  });
  return { ...opened, asked };
}
