import { accessTokenRoutes } from './modules/accessTokens/accessToken.routes.js';
import { changeRoutes } from './modules/changes/change.routes.js';
import { webhookRoutes } from './modules/changes/webhook.routes.js';
import { adminDashboardRoutes } from './modules/dashboards/admin.routes.js';
import { dashboardRoutes } from './modules/dashboards/dashboard.routes.js';
import { documentEditingRoutes } from './modules/documents/document.editing.routes.js';
import { documentListRoutes } from './modules/documents/document.list.routes.js';
import { documentRoutes } from './modules/documents/document.routes.js';
import { documentUploadRoutes } from './modules/documents/document.upload.routes.js';
import { eventAttendeesRoutes } from './modules/events/event.attendees.routes.js';
import { eventEditingRoutes } from './modules/events/event.editing.routes.js';
import { eventRoutes } from './modules/events/event.routes.js';
import { feedRoutes } from './modules/events/feed.routes.js';
import { platformOrganizationRoutes } from './modules/organizations/platformOrganization.routes.js';
import { deviceRoutes } from './modules/people/device.routes.js';
import { directoryRoutes } from './modules/people/directory.routes.js';
import { invalidRecordRoutes } from './modules/people/invalidRecord.routes.js';
import { myDataRoutes } from './modules/people/myData.routes.js';
import { profileRoutes } from './modules/people/profile.routes.js';
import { sessionRoutes } from './modules/people/session.routes.js';
import { volunteerRoutes } from './modules/people/volunteer.routes.js';
import { platformRoutes } from './modules/platform/platform.routes.js';
import { platformUserRoutes } from './modules/platform/platformUser.routes.js';
import { assignmentRoutes } from './modules/tasks/assignment.routes.js';
import { myTaskRoutes } from './modules/tasks/myTask.routes.js';
import { taskListRoutes } from './modules/tasks/task.list.routes.js';
import { taskRoutes } from './modules/tasks/task.routes.js';
import type { Route } from './rest.js';

/** Every REST call, in the order in which paths are tried: fixed ones before those with parameters. */
export const routes: Route[] = [
  ...sessionRoutes,
  ...platformRoutes,
  ...platformUserRoutes,
  ...platformOrganizationRoutes,
  ...deviceRoutes,
  ...accessTokenRoutes,
  ...changeRoutes,
  ...webhookRoutes,
  ...dashboardRoutes,
  ...adminDashboardRoutes,
  ...directoryRoutes,
  ...myDataRoutes,
  ...profileRoutes,
  ...invalidRecordRoutes,
  ...volunteerRoutes,
  ...myTaskRoutes,
  ...taskListRoutes,
  ...taskRoutes,
  ...assignmentRoutes,
  ...eventRoutes,
  ...feedRoutes,
  ...eventEditingRoutes,
  ...eventAttendeesRoutes,
  ...documentListRoutes,
  ...documentRoutes,
  ...documentUploadRoutes,
  ...documentEditingRoutes,
];
