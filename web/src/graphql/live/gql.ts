/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "subscription Live($secondsBack: Int!) {\n  live(secondsBack: $secondsBack) {\n    eventId\n    event {\n      id\n      title\n      description\n      location\n      startDate\n      endDate\n      startTime\n      endTime\n      isAllDay\n      eventType\n      maxVolunteers\n      confirmedSignups\n      userRsvpStatus\n      canSignup\n      hasEnded\n    }\n    taskId\n    task {\n      id\n      title\n      priority\n      category\n      dueDate\n      assignmentStatus\n      isOverdue\n      completedAt\n      completionNotes\n      adminFeedback\n    }\n  }\n}": typeof types.LiveDocument,
    "query Palette($search: String) {\n  directory(search: $search, limit: 100) {\n    items {\n      id\n      firstName\n      lastName\n      email\n    }\n  }\n  events(search: $search, limit: 100) {\n    items {\n      id\n      title\n      startDate\n    }\n  }\n}": typeof types.PaletteDocument,
};
const documents: Documents = {
    "subscription Live($secondsBack: Int!) {\n  live(secondsBack: $secondsBack) {\n    eventId\n    event {\n      id\n      title\n      description\n      location\n      startDate\n      endDate\n      startTime\n      endTime\n      isAllDay\n      eventType\n      maxVolunteers\n      confirmedSignups\n      userRsvpStatus\n      canSignup\n      hasEnded\n    }\n    taskId\n    task {\n      id\n      title\n      priority\n      category\n      dueDate\n      assignmentStatus\n      isOverdue\n      completedAt\n      completionNotes\n      adminFeedback\n    }\n  }\n}": types.LiveDocument,
    "query Palette($search: String) {\n  directory(search: $search, limit: 100) {\n    items {\n      id\n      firstName\n      lastName\n      email\n    }\n  }\n  events(search: $search, limit: 100) {\n    items {\n      id\n      title\n      startDate\n    }\n  }\n}": types.PaletteDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription Live($secondsBack: Int!) {\n  live(secondsBack: $secondsBack) {\n    eventId\n    event {\n      id\n      title\n      description\n      location\n      startDate\n      endDate\n      startTime\n      endTime\n      isAllDay\n      eventType\n      maxVolunteers\n      confirmedSignups\n      userRsvpStatus\n      canSignup\n      hasEnded\n    }\n    taskId\n    task {\n      id\n      title\n      priority\n      category\n      dueDate\n      assignmentStatus\n      isOverdue\n      completedAt\n      completionNotes\n      adminFeedback\n    }\n  }\n}"): (typeof documents)["subscription Live($secondsBack: Int!) {\n  live(secondsBack: $secondsBack) {\n    eventId\n    event {\n      id\n      title\n      description\n      location\n      startDate\n      endDate\n      startTime\n      endTime\n      isAllDay\n      eventType\n      maxVolunteers\n      confirmedSignups\n      userRsvpStatus\n      canSignup\n      hasEnded\n    }\n    taskId\n    task {\n      id\n      title\n      priority\n      category\n      dueDate\n      assignmentStatus\n      isOverdue\n      completedAt\n      completionNotes\n      adminFeedback\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Palette($search: String) {\n  directory(search: $search, limit: 100) {\n    items {\n      id\n      firstName\n      lastName\n      email\n    }\n  }\n  events(search: $search, limit: 100) {\n    items {\n      id\n      title\n      startDate\n    }\n  }\n}"): (typeof documents)["query Palette($search: String) {\n  directory(search: $search, limit: 100) {\n    items {\n      id\n      firstName\n      lastName\n      email\n    }\n  }\n  events(search: $search, limit: 100) {\n    items {\n      id\n      title\n      startDate\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;