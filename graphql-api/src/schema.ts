import 'reflect-metadata';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { DashboardResolver } from './modules/dashboards/dashboard.resolver.js';
import { DocumentResolver } from './modules/documents/document.resolver.js';
import { EventResolver } from './modules/events/event.resolver.js';
import { OrganizationResolver } from './modules/organizations/organization.resolver.js';
import { SessionResolver } from './modules/people/session.resolver.js';
import { MyTaskResolver } from './modules/tasks/myTask.resolver.js';

let schema: GraphQLSchema | undefined;

/** The executable schema, built once from the resolvers. */
export function executableSchema(): GraphQLSchema {
  schema ??= buildSchemaSync({
    resolvers: [
      DashboardResolver,
      DocumentResolver,
      EventResolver,
      MyTaskResolver,
      OrganizationResolver,
      SessionResolver,
    ],
    // The submitted values stay out of the errors of validation (errors.ts formats them).
    validate: { validationError: { target: false, value: false } },
  });
  return schema;
}

/** The contract one reviews, as it stands in schema.graphql. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(executableSchema()))}\n`;
}
