/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How far one assignee is with a task; a volunteer takes it from assigned to completed. */
export type AssignmentStatus =
  /** Not done yet. */
  | 'assigned'
  /** Done. */
  | 'completed'
  /** Begun, not finished. */
  | 'in_progress';

/** What kind of event it is. */
export type EventType =
  /** To raise money. */
  | 'fundraiser'
  /** A meeting, in a room or by video. */
  | 'meeting'
  /** Anything else. */
  | 'other'
  /** People learn something. */
  | 'training'
  /** Work done together. */
  | 'volunteer_event';

/** signed_up holds a seat, cancelled gave it back. */
export type RsvpStatus =
  /** Gave the seat back, or said no. */
  | 'cancelled'
  /** Holds a seat. */
  | 'signed_up';

/** What a task is about. */
export type TaskCategory =
  /** Paper work. */
  | 'administrative'
  /** Preparing an event. */
  | 'event_prep'
  /** Of no special kind. */
  | 'general'
  /** Telling people about us. */
  | 'marketing'
  /** Looking after somebody. */
  | 'mentoring'
  /** To learn from. */
  | 'training';

/** How pressing a task is. */
export type TaskPriority =
  /** Soon. */
  | 'high'
  /** When there is time. */
  | 'low'
  /** In its turn. */
  | 'medium'
  /** Before everything else. */
  | 'urgent';

export type LiveSubscriptionVariables = Exact<{
  secondsBack: number;
}>;


export type LiveSubscription = { live: { __typename: 'LiveUpdate', eventId: string | null, taskId: string | null, event: { __typename: 'Event', id: string, title: string, description: string | null, location: string | null, startDate: string, endDate: string, startTime: string | null, endTime: string | null, isAllDay: boolean, eventType: EventType, maxVolunteers: number | null, confirmedSignups: number, userRsvpStatus: RsvpStatus | null, canSignup: boolean, hasEnded: boolean } | null, task: { __typename: 'MyTask', id: string, title: string, priority: TaskPriority, category: TaskCategory, dueDate: string | null, assignmentStatus: AssignmentStatus, isOverdue: boolean, completedAt: string | null, completionNotes: string | null, adminFeedback: string | null } | null } };

export type PaletteQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type PaletteQuery = { directory: { __typename: 'Directory', items: Array<{ __typename: 'DirectoryEntry', id: string, firstName: string | null, lastName: string | null, email: string | null }> }, events: { __typename: 'EventPage', items: Array<{ __typename: 'Event', id: string, title: string, startDate: string }> } };


export const LiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Live"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secondsBack"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"live"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secondsBack"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secondsBack"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"maxVolunteers"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedSignups"}},{"kind":"Field","name":{"kind":"Name","value":"userRsvpStatus"}},{"kind":"Field","name":{"kind":"Name","value":"canSignup"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completionNotes"}},{"kind":"Field","name":{"kind":"Name","value":"adminFeedback"}}]}}]}}]}}]} as unknown as DocumentNode<LiveSubscription, LiveSubscriptionVariables>;
export const PaletteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Palette"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}}]}}]}}]}}]} as unknown as DocumentNode<PaletteQuery, PaletteQueryVariables>;