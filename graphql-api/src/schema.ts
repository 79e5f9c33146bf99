import 'reflect-metadata';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage } from 'type-graphql';
import { describe } from './graphql/describe.js';
import { LiveResolver } from './live/live.resolver.js';
import { AccessTokenResolver } from './modules/accessTokens/accessToken.resolver.js';
import { AuditResolver } from './modules/audit/audit.resolver.js';
import { ChangeResolver } from './modules/changes/change.resolver.js';
import { WebhookResolver } from './modules/changes/webhook.resolver.js';
import { AdminDashboardResolver } from './modules/dashboards/admin.resolver.js';
import { DashboardResolver } from './modules/dashboards/dashboard.resolver.js';
import { DocumentEditingResolver } from './modules/documents/document.editing.resolver.js';
import { DocumentListResolver } from './modules/documents/document.list.resolver.js';
import { DocumentResolver } from './modules/documents/document.resolver.js';
import { DocumentUploadResolver } from './modules/documents/document.upload.resolver.js';
import { EventAttendeesResolver } from './modules/events/event.attendees.resolver.js';
import { EventEditingResolver } from './modules/events/event.editing.resolver.js';
import { EventListResolver } from './modules/events/event.list.resolver.js';
import { EventResolver } from './modules/events/event.resolver.js';
import { CalendarFeedResolver } from './modules/events/feed.resolver.js';
import { HistoryResolver } from './modules/events/history.resolver.js';
import { NewsletterResolver } from './modules/newsletters/newsletter.resolver.js';
import { OrganizationResolver } from './modules/organizations/organization.resolver.js';
import { PlatformOrganizationResolver } from './modules/organizations/platformOrganization.resolver.js';
import { DeviceResolver } from './modules/people/device.resolver.js';
import { DirectoryResolver } from './modules/people/directory.resolver.js';
import { InvalidRecordResolver } from './modules/people/invalidRecord.resolver.js';
import { MyDataResolver } from './modules/people/myData.resolver.js';
import { ProfileResolver } from './modules/people/profile.resolver.js';
import { SessionResolver } from './modules/people/session.resolver.js';
import { VolunteerImportResolver } from './modules/people/volunteer.import.resolver.js';
import { VolunteerResolver } from './modules/people/volunteer.resolver.js';
import { PlatformResolver } from './modules/platform/platform.resolver.js';
import { PlatformUserResolver } from './modules/platform/platformUser.resolver.js';
import { AssignmentResolver } from './modules/tasks/assignment.resolver.js';
import { MyTaskResolver } from './modules/tasks/myTask.resolver.js';
import { TaskResolver } from './modules/tasks/task.resolver.js';
import { checkRules } from './rules.js';
import { refuseBrokenText } from './text.js';

let schema: GraphQLSchema | undefined;

/** The executable schema, built once from the resolvers. */
export function executableSchema(): GraphQLSchema {
  if (schema) return schema;
  // Fields without a resolver of their own are read from the row, not through a promise each.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers ??= true;
  schema = describe(
    buildSchemaSync({
      resolvers: [
        AccessTokenResolver,
        AdminDashboardResolver,
        AuditResolver,
        AssignmentResolver,
        CalendarFeedResolver,
        ChangeResolver,
        DashboardResolver,
        DeviceResolver,
        DirectoryResolver,
        DocumentEditingResolver,
        DocumentListResolver,
        DocumentResolver,
        DocumentUploadResolver,
        EventAttendeesResolver,
        EventEditingResolver,
        EventListResolver,
        EventResolver,
        HistoryResolver,
        InvalidRecordResolver,
        LiveResolver,
        MyTaskResolver,
        NewsletterResolver,
        OrganizationResolver,
        PlatformOrganizationResolver,
        PlatformResolver,
        PlatformUserResolver,
        MyDataResolver,
        ProfileResolver,
        SessionResolver,
        TaskResolver,
        VolunteerImportResolver,
        VolunteerResolver,
        WebhookResolver,
      ],
      // Subscriptions bring sources of their own (live/); the library asks for one all the same.
      pubSub: { publish: () => undefined, subscribe: () => neverAnything() },
      validateFn: async (input, _type, { info }) => {
        refuseBrokenText(input);
        if (typeof input !== 'object' || input === null || Array.isArray(input)) return;
        await checkRules(input, info.operation.operation === 'query');
      },
    }),
  );
  return schema;
}

async function* neverAnything(): AsyncGenerator<never> {}

/** The contract one reviews, as it stands in schema.graphql. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(executableSchema()))}\n`;
}
