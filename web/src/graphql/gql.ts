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
    "query Directory($search: String, $role: DirectoryRoleFilter!, $page: Int!, $limit: Int!) {\n  directory(search: $search, role: $role, page: $page, limit: $limit) {\n    organization {\n      id\n      name\n      description\n    }\n    counts {\n      ...DirectorySummary_counts\n    }\n    items {\n      id\n      ...PersonCard_entry\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItems\n      itemsPerPage\n    }\n  }\n}": typeof types.DirectoryDocument,
    "fragment DirectorySummary_counts on DirectoryCounts {\n  total\n  admins\n  volunteers\n}": typeof types.DirectorySummary_CountsFragmentDoc,
    "fragment PersonCard_entry on DirectoryEntry {\n  id\n  firstName\n  lastName\n  email\n  phone\n  role\n  notes\n}": typeof types.PersonCard_EntryFragmentDoc,
    "fragment DocumentBadges_document on Document {\n  id\n  category\n  isPinned\n  visibility\n}": typeof types.DocumentBadges_DocumentFragmentDoc,
    "fragment DocumentCard_document on Document {\n  id\n  title\n  description\n  fileName\n  fileType\n  fileSizeMb\n  ...DocumentBadges_document\n  ...DocumentFacts_document\n}": typeof types.DocumentCard_DocumentFragmentDoc,
    "fragment DocumentFacts_document on Document {\n  id\n  fileName\n  fileSizeMb\n  createdAt\n  uploaderName\n  uploaderLastname\n}": typeof types.DocumentFacts_DocumentFragmentDoc,
    "query DocumentPreview($id: ID!) {\n  document(id: $id) {\n    id\n    ...DocumentPreview_document\n  }\n}\n\nfragment DocumentPreview_document on Document {\n  id\n  title\n  description\n  fileName\n  fileType\n  fileSizeMb\n  ...DocumentBadges_document\n  ...DocumentFacts_document\n}": typeof types.DocumentPreviewDocument,
    "fragment DocumentRow_document on Document {\n  id\n  title\n  category\n  isPinned\n  fileName\n  fileType\n  fileSizeMb\n  createdAt\n}": typeof types.DocumentRow_DocumentFragmentDoc,
    "query Documents($category: DocumentCategory, $search: String, $page: Int!, $limit: Int!) {\n  viewer {\n    id\n    organization {\n      id\n      timezone\n    }\n  }\n  documents(category: $category, search: $search, page: $page, limit: $limit) {\n    categories {\n      category\n      count\n    }\n    items {\n      id\n      ...DocumentCard_document\n      ...DocumentPreview_document\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItems\n      itemsPerPage\n    }\n  }\n}": typeof types.DocumentsDocument,
    "query Calendar($month: Int, $year: Int) {\n  viewer {\n    id\n    organization {\n      id\n      today\n    }\n  }\n  calendarMonth(month: $month, year: $year) {\n    month\n    year\n    events {\n      id\n      ...EventMonth_event\n    }\n  }\n}": typeof types.CalendarDocument,
    "fragment EventCard_event on Event {\n  id\n  title\n  startDate\n  endDate\n  startTime\n  endTime\n  isAllDay\n  location\n  eventType\n  confirmedSignups\n  maxVolunteers\n  userRsvpStatus\n}": typeof types.EventCard_EventFragmentDoc,
    "fragment EventDetails_event on Event {\n  id\n  description\n  location\n  startDate\n  endDate\n  startTime\n  endTime\n  isAllDay\n  eventType\n  maxVolunteers\n  confirmedSignups\n  userRsvpStatus\n  canSignup\n  hasEnded\n  creatorName\n  creatorLastname\n}": typeof types.EventDetails_EventFragmentDoc,
    "query EventDialog($id: ID!) {\n  event(id: $id) {\n    id\n    title\n    ...EventDetails_event\n    ...RsvpButton_event\n  }\n}\n\nfragment EventDialog_event on Event {\n  id\n  title\n  ...EventDetails_event\n  ...RsvpButton_event\n}": typeof types.EventDialogDocument,
    "query EventMonth($month: Int!, $year: Int!) {\n  calendarMonth(month: $month, year: $year) {\n    month\n    year\n    events {\n      id\n      ...EventMonth_event\n    }\n  }\n}\n\nfragment EventMonth_event on Event {\n  id\n  title\n  startDate\n  endDate\n  startTime\n  isAllDay\n  eventType\n  userRsvpStatus\n  hasEnded\n  ...EventCard_event\n  ...EventDialog_event\n}": typeof types.EventMonthDocument,
    "query ExportEvent($id: ID!) {\n  event(id: $id) {\n    id\n    exportUrl\n  }\n}": typeof types.ExportEventDocument,
    "query FeedDialog {\n  myCalendarFeed {\n    ...CalendarFeed_feed\n  }\n}": typeof types.FeedDialogDocument,
    "fragment RsvpButton_event on Event {\n  id\n  title\n  confirmedSignups\n  userRsvpStatus\n  canSignup\n  hasEnded\n}\n\nmutation RsvpToEvent($eventId: ID!, $status: RsvpStatus!) {\n  rsvpToEvent(eventId: $eventId, status: $status) {\n    id\n    ...RsvpButton_event\n  }\n}": typeof types.RsvpButton_EventFragmentDoc,
    "query Dashboard {\n  viewer {\n    id\n    firstName\n  }\n  volunteerDashboard {\n    organization {\n      id\n      timezone\n      today\n    }\n    taskStats {\n      ...TaskCounters_stats\n    }\n    events {\n      id\n      ...UpcomingEvents_event\n    }\n    tasks {\n      id\n      ...TaskCard_task\n    }\n    documents {\n      id\n      ...DocumentRow_document\n    }\n  }\n}": typeof types.DashboardDocument,
    "fragment TaskCounters_stats on TaskStats {\n  totalTasks\n  assignedTasks\n  completedTasks\n}": typeof types.TaskCounters_StatsFragmentDoc,
    "fragment UpcomingEvents_event on Event {\n  id\n  ...EventCard_event\n  ...EventDialog_event\n}": typeof types.UpcomingEvents_EventFragmentDoc,
    "fragment AccessTokens_token on AccessToken {\n  id\n  name\n  scope\n  hint\n  expiresAt\n  lastUsedAt\n}\n\nmutation CreateAccessToken($input: CreateAccessTokenInput!) {\n  createAccessToken(input: $input) {\n    secret\n    accessToken {\n      id\n      ...AccessTokens_token\n    }\n  }\n}\n\nmutation RevokeAccessToken($id: ID!) {\n  revokeAccessToken(id: $id) {\n    id\n  }\n}": typeof types.AccessTokens_TokenFragmentDoc,
    "fragment AccountInformation_viewer on Viewer {\n  id\n  role\n  createdAt\n  organization {\n    id\n    name\n    timezone\n  }\n}": typeof types.AccountInformation_ViewerFragmentDoc,
    "fragment CalendarFeed_feed on CalendarFeed {\n  url\n  webcalUrl\n}\n\nmutation ResetMyCalendarFeed {\n  resetMyCalendarFeed {\n    ...CalendarFeed_feed\n  }\n}": typeof types.CalendarFeed_FeedFragmentDoc,
    "fragment DeviceList_device on Device {\n  id\n  current\n  createdAt\n  lastUsedAt\n  userAgent\n  ip\n}\n\nmutation EndMySession($id: ID!) {\n  endMySession(id: $id)\n}\n\nmutation EndMyOtherSessions {\n  endMyOtherSessions\n}": typeof types.DeviceList_DeviceFragmentDoc,
    "query MyData {\n  myData\n}": typeof types.MyDataDocument,
    "fragment PasswordSetting_viewer on Viewer {\n  id\n  hasPersonalPassword\n}\n\nmutation ChangePassword($currentPassword: String!, $newPassword: String!, $confirmPassword: String!) {\n  changePassword(\n    currentPassword: $currentPassword\n    newPassword: $newPassword\n    confirmPassword: $confirmPassword\n  ) {\n    id\n    ...PasswordSetting_viewer\n  }\n}": typeof types.PasswordSetting_ViewerFragmentDoc,
    "fragment PastEvents_event on Event {\n  id\n  startDate\n  ...EventCard_event\n  ...EventDialog_event\n}": typeof types.PastEvents_EventFragmentDoc,
    "query Profile($pastPage: Int!, $pastLimit: Int!) {\n  viewer {\n    id\n    role\n    organization {\n      id\n      timezone\n      today\n    }\n    ...ProfileForm_viewer\n    ...AccountInformation_viewer\n    ...PasswordSetting_viewer\n  }\n  mySessions {\n    id\n    ...DeviceList_device\n  }\n  myAccessTokens {\n    id\n    ...AccessTokens_token\n  }\n  myCalendarFeed {\n    ...CalendarFeed_feed\n  }\n  myPastEvents(page: $pastPage, limit: $pastLimit) {\n    items {\n      id\n      ...PastEvents_event\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItems\n      itemsPerPage\n    }\n  }\n}": typeof types.ProfileDocument,
    "fragment ProfileForm_viewer on Viewer {\n  id\n  firstName\n  lastName\n  email\n  phone\n  address\n  birthday\n  hasPersonalPassword\n}\n\nmutation UpdateProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    id\n    ...ProfileForm_viewer\n  }\n}": typeof types.ProfileForm_ViewerFragmentDoc,
    "fragment CompleteTaskDialog_task on MyTask {\n  id\n  title\n  assignmentStatus\n  isOverdue\n  completedAt\n  completionNotes\n}\n\nmutation CompleteMyTask($taskId: ID!, $completionNotes: String) {\n  completeMyTask(taskId: $taskId, completionNotes: $completionNotes) {\n    id\n    ...CompleteTaskDialog_task\n  }\n}\n\nmutation ReopenMyTask($taskId: ID!) {\n  reopenMyTask(taskId: $taskId) {\n    id\n    ...CompleteTaskDialog_task\n  }\n}": typeof types.CompleteTaskDialog_TaskFragmentDoc,
    "fragment MyTaskCard_task on MyTask {\n  id\n  title\n  description\n  priority\n  category\n  assignmentStatus\n  isOverdue\n  ...CompleteTaskDialog_task\n  ...TaskFacts_task\n  ...TaskOutcome_task\n}": typeof types.MyTaskCard_TaskFragmentDoc,
    "fragment MyTaskCounters_stats on TaskStats {\n  totalTasks\n  assignedTasks\n  completedTasks\n  overdueTasks\n}": typeof types.MyTaskCounters_StatsFragmentDoc,
    "query MyTasks($status: MyTaskStatusFilter!, $priority: MyTaskPriorityFilter!, $category: MyTaskCategoryFilter!, $sortBy: MyTaskSort!, $sortOrder: SortOrder!, $page: Int!, $limit: Int!) {\n  viewer {\n    id\n    organization {\n      id\n      timezone\n      today\n    }\n  }\n  myTasks(\n    status: $status\n    priority: $priority\n    category: $category\n    sortBy: $sortBy\n    sortOrder: $sortOrder\n    page: $page\n    limit: $limit\n  ) {\n    stats {\n      ...MyTaskCounters_stats\n    }\n    items {\n      id\n      ...MyTaskCard_task\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItems\n      itemsPerPage\n    }\n  }\n}": typeof types.MyTasksDocument,
    "fragment TaskCard_task on MyTask {\n  id\n  title\n  priority\n  category\n  dueDate\n  assignmentStatus\n  isOverdue\n  ...CompleteTaskDialog_task\n}": typeof types.TaskCard_TaskFragmentDoc,
    "fragment TaskFacts_task on MyTask {\n  id\n  dueDate\n  urgencyLevel\n  estimatedHours\n  assignedByName\n  assignedByLastname\n  assignmentDate\n  assignmentStatus\n}": typeof types.TaskFacts_TaskFragmentDoc,
    "fragment TaskOutcome_task on MyTask {\n  id\n  assignmentStatus\n  completedAt\n  completionNotes\n  adminFeedback\n}": typeof types.TaskOutcome_TaskFragmentDoc,
};
const documents: Documents = {
    "query Directory($search: String, $role: DirectoryRoleFilter!, $page: Int!, $limit: Int!) {\n  directory(search: $search, role: $role, page: $page, limit: $limit) {\n    organization {\n      id\n      name\n      description\n    }\n    counts {\n      ...DirectorySummary_counts\n    }\n    items {\n      id\n      ...PersonCard_entry\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItems\n      itemsPerPage\n    }\n  }\n}": types.DirectoryDocument,
    "fragment DirectorySummary_counts on DirectoryCounts {\n  total\n  admins\n  volunteers\n}": types.DirectorySummary_CountsFragmentDoc,
    "fragment PersonCard_entry on DirectoryEntry {\n  id\n  firstName\n  lastName\n  email\n  phone\n  role\n  notes\n}": types.PersonCard_EntryFragmentDoc,
    "fragment DocumentBadges_document on Document {\n  id\n  category\n  isPinned\n  visibility\n}": types.DocumentBadges_DocumentFragmentDoc,
    "fragment DocumentCard_document on Document {\n  id\n  title\n  description\n  fileName\n  fileType\n  fileSizeMb\n  ...DocumentBadges_document\n  ...DocumentFacts_document\n}": types.DocumentCard_DocumentFragmentDoc,
    "fragment DocumentFacts_document on Document {\n  id\n  fileName\n  fileSizeMb\n  createdAt\n  uploaderName\n  uploaderLastname\n}": types.DocumentFacts_DocumentFragmentDoc,
    "query DocumentPreview($id: ID!) {\n  document(id: $id) {\n    id\n    ...DocumentPreview_document\n  }\n}\n\nfragment DocumentPreview_document on Document {\n  id\n  title\n  description\n  fileName\n  fileType\n  fileSizeMb\n  ...DocumentBadges_document\n  ...DocumentFacts_document\n}": types.DocumentPreviewDocument,
    "fragment DocumentRow_document on Document {\n  id\n  title\n  category\n  isPinned\n  fileName\n  fileType\n  fileSizeMb\n  createdAt\n}": types.DocumentRow_DocumentFragmentDoc,
    "query Documents($category: DocumentCategory, $search: String, $page: Int!, $limit: Int!) {\n  viewer {\n    id\n    organization {\n      id\n      timezone\n    }\n  }\n  documents(category: $category, search: $search, page: $page, limit: $limit) {\n    categories {\n      category\n      count\n    }\n    items {\n      id\n      ...DocumentCard_document\n      ...DocumentPreview_document\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItems\n      itemsPerPage\n    }\n  }\n}": types.DocumentsDocument,
    "query Calendar($month: Int, $year: Int) {\n  viewer {\n    id\n    organization {\n      id\n      today\n    }\n  }\n  calendarMonth(month: $month, year: $year) {\n    month\n    year\n    events {\n      id\n      ...EventMonth_event\n    }\n  }\n}": types.CalendarDocument,
    "fragment EventCard_event on Event {\n  id\n  title\n  startDate\n  endDate\n  startTime\n  endTime\n  isAllDay\n  location\n  eventType\n  confirmedSignups\n  maxVolunteers\n  userRsvpStatus\n}": types.EventCard_EventFragmentDoc,
    "fragment EventDetails_event on Event {\n  id\n  description\n  location\n  startDate\n  endDate\n  startTime\n  endTime\n  isAllDay\n  eventType\n  maxVolunteers\n  confirmedSignups\n  userRsvpStatus\n  canSignup\n  hasEnded\n  creatorName\n  creatorLastname\n}": types.EventDetails_EventFragmentDoc,
    "query EventDialog($id: ID!) {\n  event(id: $id) {\n    id\n    title\n    ...EventDetails_event\n    ...RsvpButton_event\n  }\n}\n\nfragment EventDialog_event on Event {\n  id\n  title\n  ...EventDetails_event\n  ...RsvpButton_event\n}": types.EventDialogDocument,
    "query EventMonth($month: Int!, $year: Int!) {\n  calendarMonth(month: $month, year: $year) {\n    month\n    year\n    events {\n      id\n      ...EventMonth_event\n    }\n  }\n}\n\nfragment EventMonth_event on Event {\n  id\n  title\n  startDate\n  endDate\n  startTime\n  isAllDay\n  eventType\n  userRsvpStatus\n  hasEnded\n  ...EventCard_event\n  ...EventDialog_event\n}": types.EventMonthDocument,
    "query ExportEvent($id: ID!) {\n  event(id: $id) {\n    id\n    exportUrl\n  }\n}": types.ExportEventDocument,
    "query FeedDialog {\n  myCalendarFeed {\n    ...CalendarFeed_feed\n  }\n}": types.FeedDialogDocument,
    "fragment RsvpButton_event on Event {\n  id\n  title\n  confirmedSignups\n  userRsvpStatus\n  canSignup\n  hasEnded\n}\n\nmutation RsvpToEvent($eventId: ID!, $status: RsvpStatus!) {\n  rsvpToEvent(eventId: $eventId, status: $status) {\n    id\n    ...RsvpButton_event\n  }\n}": types.RsvpButton_EventFragmentDoc,
    "query Dashboard {\n  viewer {\n    id\n    firstName\n  }\n  volunteerDashboard {\n    organization {\n      id\n      timezone\n      today\n    }\n    taskStats {\n      ...TaskCounters_stats\n    }\n    events {\n      id\n      ...UpcomingEvents_event\n    }\n    tasks {\n      id\n      ...TaskCard_task\n    }\n    documents {\n      id\n      ...DocumentRow_document\n    }\n  }\n}": types.DashboardDocument,
    "fragment TaskCounters_stats on TaskStats {\n  totalTasks\n  assignedTasks\n  completedTasks\n}": types.TaskCounters_StatsFragmentDoc,
    "fragment UpcomingEvents_event on Event {\n  id\n  ...EventCard_event\n  ...EventDialog_event\n}": types.UpcomingEvents_EventFragmentDoc,
    "fragment AccessTokens_token on AccessToken {\n  id\n  name\n  scope\n  hint\n  expiresAt\n  lastUsedAt\n}\n\nmutation CreateAccessToken($input: CreateAccessTokenInput!) {\n  createAccessToken(input: $input) {\n    secret\n    accessToken {\n      id\n      ...AccessTokens_token\n    }\n  }\n}\n\nmutation RevokeAccessToken($id: ID!) {\n  revokeAccessToken(id: $id) {\n    id\n  }\n}": types.AccessTokens_TokenFragmentDoc,
    "fragment AccountInformation_viewer on Viewer {\n  id\n  role\n  createdAt\n  organization {\n    id\n    name\n    timezone\n  }\n}": types.AccountInformation_ViewerFragmentDoc,
    "fragment CalendarFeed_feed on CalendarFeed {\n  url\n  webcalUrl\n}\n\nmutation ResetMyCalendarFeed {\n  resetMyCalendarFeed {\n    ...CalendarFeed_feed\n  }\n}": types.CalendarFeed_FeedFragmentDoc,
    "fragment DeviceList_device on Device {\n  id\n  current\n  createdAt\n  lastUsedAt\n  userAgent\n  ip\n}\n\nmutation EndMySession($id: ID!) {\n  endMySession(id: $id)\n}\n\nmutation EndMyOtherSessions {\n  endMyOtherSessions\n}": types.DeviceList_DeviceFragmentDoc,
    "query MyData {\n  myData\n}": types.MyDataDocument,
    "fragment PasswordSetting_viewer on Viewer {\n  id\n  hasPersonalPassword\n}\n\nmutation ChangePassword($currentPassword: String!, $newPassword: String!, $confirmPassword: String!) {\n  changePassword(\n    currentPassword: $currentPassword\n    newPassword: $newPassword\n    confirmPassword: $confirmPassword\n  ) {\n    id\n    ...PasswordSetting_viewer\n  }\n}": types.PasswordSetting_ViewerFragmentDoc,
    "fragment PastEvents_event on Event {\n  id\n  startDate\n  ...EventCard_event\n  ...EventDialog_event\n}": types.PastEvents_EventFragmentDoc,
    "query Profile($pastPage: Int!, $pastLimit: Int!) {\n  viewer {\n    id\n    role\n    organization {\n      id\n      timezone\n      today\n    }\n    ...ProfileForm_viewer\n    ...AccountInformation_viewer\n    ...PasswordSetting_viewer\n  }\n  mySessions {\n    id\n    ...DeviceList_device\n  }\n  myAccessTokens {\n    id\n    ...AccessTokens_token\n  }\n  myCalendarFeed {\n    ...CalendarFeed_feed\n  }\n  myPastEvents(page: $pastPage, limit: $pastLimit) {\n    items {\n      id\n      ...PastEvents_event\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItems\n      itemsPerPage\n    }\n  }\n}": types.ProfileDocument,
    "fragment ProfileForm_viewer on Viewer {\n  id\n  firstName\n  lastName\n  email\n  phone\n  address\n  birthday\n  hasPersonalPassword\n}\n\nmutation UpdateProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    id\n    ...ProfileForm_viewer\n  }\n}": types.ProfileForm_ViewerFragmentDoc,
    "fragment CompleteTaskDialog_task on MyTask {\n  id\n  title\n  assignmentStatus\n  isOverdue\n  completedAt\n  completionNotes\n}\n\nmutation CompleteMyTask($taskId: ID!, $completionNotes: String) {\n  completeMyTask(taskId: $taskId, completionNotes: $completionNotes) {\n    id\n    ...CompleteTaskDialog_task\n  }\n}\n\nmutation ReopenMyTask($taskId: ID!) {\n  reopenMyTask(taskId: $taskId) {\n    id\n    ...CompleteTaskDialog_task\n  }\n}": types.CompleteTaskDialog_TaskFragmentDoc,
    "fragment MyTaskCard_task on MyTask {\n  id\n  title\n  description\n  priority\n  category\n  assignmentStatus\n  isOverdue\n  ...CompleteTaskDialog_task\n  ...TaskFacts_task\n  ...TaskOutcome_task\n}": types.MyTaskCard_TaskFragmentDoc,
    "fragment MyTaskCounters_stats on TaskStats {\n  totalTasks\n  assignedTasks\n  completedTasks\n  overdueTasks\n}": types.MyTaskCounters_StatsFragmentDoc,
    "query MyTasks($status: MyTaskStatusFilter!, $priority: MyTaskPriorityFilter!, $category: MyTaskCategoryFilter!, $sortBy: MyTaskSort!, $sortOrder: SortOrder!, $page: Int!, $limit: Int!) {\n  viewer {\n    id\n    organization {\n      id\n      timezone\n      today\n    }\n  }\n  myTasks(\n    status: $status\n    priority: $priority\n    category: $category\n    sortBy: $sortBy\n    sortOrder: $sortOrder\n    page: $page\n    limit: $limit\n  ) {\n    stats {\n      ...MyTaskCounters_stats\n    }\n    items {\n      id\n      ...MyTaskCard_task\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItems\n      itemsPerPage\n    }\n  }\n}": types.MyTasksDocument,
    "fragment TaskCard_task on MyTask {\n  id\n  title\n  priority\n  category\n  dueDate\n  assignmentStatus\n  isOverdue\n  ...CompleteTaskDialog_task\n}": types.TaskCard_TaskFragmentDoc,
    "fragment TaskFacts_task on MyTask {\n  id\n  dueDate\n  urgencyLevel\n  estimatedHours\n  assignedByName\n  assignedByLastname\n  assignmentDate\n  assignmentStatus\n}": types.TaskFacts_TaskFragmentDoc,
    "fragment TaskOutcome_task on MyTask {\n  id\n  assignmentStatus\n  completedAt\n  completionNotes\n  adminFeedback\n}": types.TaskOutcome_TaskFragmentDoc,
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
export function graphql(source: "query Directory($search: String, $role: DirectoryRoleFilter!, $page: Int!, $limit: Int!) {\n  directory(search: $search, role: $role, page: $page, limit: $limit) {\n    organization {\n      id\n      name\n      description\n    }\n    counts {\n      ...DirectorySummary_counts\n    }\n    items {\n      id\n      ...PersonCard_entry\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItems\n      itemsPerPage\n    }\n  }\n}"): (typeof documents)["query Directory($search: String, $role: DirectoryRoleFilter!, $page: Int!, $limit: Int!) {\n  directory(search: $search, role: $role, page: $page, limit: $limit) {\n    organization {\n      id\n      name\n      description\n    }\n    counts {\n      ...DirectorySummary_counts\n    }\n    items {\n      id\n      ...PersonCard_entry\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItems\n      itemsPerPage\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DirectorySummary_counts on DirectoryCounts {\n  total\n  admins\n  volunteers\n}"): (typeof documents)["fragment DirectorySummary_counts on DirectoryCounts {\n  total\n  admins\n  volunteers\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PersonCard_entry on DirectoryEntry {\n  id\n  firstName\n  lastName\n  email\n  phone\n  role\n  notes\n}"): (typeof documents)["fragment PersonCard_entry on DirectoryEntry {\n  id\n  firstName\n  lastName\n  email\n  phone\n  role\n  notes\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DocumentBadges_document on Document {\n  id\n  category\n  isPinned\n  visibility\n}"): (typeof documents)["fragment DocumentBadges_document on Document {\n  id\n  category\n  isPinned\n  visibility\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DocumentCard_document on Document {\n  id\n  title\n  description\n  fileName\n  fileType\n  fileSizeMb\n  ...DocumentBadges_document\n  ...DocumentFacts_document\n}"): (typeof documents)["fragment DocumentCard_document on Document {\n  id\n  title\n  description\n  fileName\n  fileType\n  fileSizeMb\n  ...DocumentBadges_document\n  ...DocumentFacts_document\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DocumentFacts_document on Document {\n  id\n  fileName\n  fileSizeMb\n  createdAt\n  uploaderName\n  uploaderLastname\n}"): (typeof documents)["fragment DocumentFacts_document on Document {\n  id\n  fileName\n  fileSizeMb\n  createdAt\n  uploaderName\n  uploaderLastname\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentPreview($id: ID!) {\n  document(id: $id) {\n    id\n    ...DocumentPreview_document\n  }\n}\n\nfragment DocumentPreview_document on Document {\n  id\n  title\n  description\n  fileName\n  fileType\n  fileSizeMb\n  ...DocumentBadges_document\n  ...DocumentFacts_document\n}"): (typeof documents)["query DocumentPreview($id: ID!) {\n  document(id: $id) {\n    id\n    ...DocumentPreview_document\n  }\n}\n\nfragment DocumentPreview_document on Document {\n  id\n  title\n  description\n  fileName\n  fileType\n  fileSizeMb\n  ...DocumentBadges_document\n  ...DocumentFacts_document\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DocumentRow_document on Document {\n  id\n  title\n  category\n  isPinned\n  fileName\n  fileType\n  fileSizeMb\n  createdAt\n}"): (typeof documents)["fragment DocumentRow_document on Document {\n  id\n  title\n  category\n  isPinned\n  fileName\n  fileType\n  fileSizeMb\n  createdAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Documents($category: DocumentCategory, $search: String, $page: Int!, $limit: Int!) {\n  viewer {\n    id\n    organization {\n      id\n      timezone\n    }\n  }\n  documents(category: $category, search: $search, page: $page, limit: $limit) {\n    categories {\n      category\n      count\n    }\n    items {\n      id\n      ...DocumentCard_document\n      ...DocumentPreview_document\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItems\n      itemsPerPage\n    }\n  }\n}"): (typeof documents)["query Documents($category: DocumentCategory, $search: String, $page: Int!, $limit: Int!) {\n  viewer {\n    id\n    organization {\n      id\n      timezone\n    }\n  }\n  documents(category: $category, search: $search, page: $page, limit: $limit) {\n    categories {\n      category\n      count\n    }\n    items {\n      id\n      ...DocumentCard_document\n      ...DocumentPreview_document\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItems\n      itemsPerPage\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Calendar($month: Int, $year: Int) {\n  viewer {\n    id\n    organization {\n      id\n      today\n    }\n  }\n  calendarMonth(month: $month, year: $year) {\n    month\n    year\n    events {\n      id\n      ...EventMonth_event\n    }\n  }\n}"): (typeof documents)["query Calendar($month: Int, $year: Int) {\n  viewer {\n    id\n    organization {\n      id\n      today\n    }\n  }\n  calendarMonth(month: $month, year: $year) {\n    month\n    year\n    events {\n      id\n      ...EventMonth_event\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EventCard_event on Event {\n  id\n  title\n  startDate\n  endDate\n  startTime\n  endTime\n  isAllDay\n  location\n  eventType\n  confirmedSignups\n  maxVolunteers\n  userRsvpStatus\n}"): (typeof documents)["fragment EventCard_event on Event {\n  id\n  title\n  startDate\n  endDate\n  startTime\n  endTime\n  isAllDay\n  location\n  eventType\n  confirmedSignups\n  maxVolunteers\n  userRsvpStatus\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EventDetails_event on Event {\n  id\n  description\n  location\n  startDate\n  endDate\n  startTime\n  endTime\n  isAllDay\n  eventType\n  maxVolunteers\n  confirmedSignups\n  userRsvpStatus\n  canSignup\n  hasEnded\n  creatorName\n  creatorLastname\n}"): (typeof documents)["fragment EventDetails_event on Event {\n  id\n  description\n  location\n  startDate\n  endDate\n  startTime\n  endTime\n  isAllDay\n  eventType\n  maxVolunteers\n  confirmedSignups\n  userRsvpStatus\n  canSignup\n  hasEnded\n  creatorName\n  creatorLastname\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventDialog($id: ID!) {\n  event(id: $id) {\n    id\n    title\n    ...EventDetails_event\n    ...RsvpButton_event\n  }\n}\n\nfragment EventDialog_event on Event {\n  id\n  title\n  ...EventDetails_event\n  ...RsvpButton_event\n}"): (typeof documents)["query EventDialog($id: ID!) {\n  event(id: $id) {\n    id\n    title\n    ...EventDetails_event\n    ...RsvpButton_event\n  }\n}\n\nfragment EventDialog_event on Event {\n  id\n  title\n  ...EventDetails_event\n  ...RsvpButton_event\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventMonth($month: Int!, $year: Int!) {\n  calendarMonth(month: $month, year: $year) {\n    month\n    year\n    events {\n      id\n      ...EventMonth_event\n    }\n  }\n}\n\nfragment EventMonth_event on Event {\n  id\n  title\n  startDate\n  endDate\n  startTime\n  isAllDay\n  eventType\n  userRsvpStatus\n  hasEnded\n  ...EventCard_event\n  ...EventDialog_event\n}"): (typeof documents)["query EventMonth($month: Int!, $year: Int!) {\n  calendarMonth(month: $month, year: $year) {\n    month\n    year\n    events {\n      id\n      ...EventMonth_event\n    }\n  }\n}\n\nfragment EventMonth_event on Event {\n  id\n  title\n  startDate\n  endDate\n  startTime\n  isAllDay\n  eventType\n  userRsvpStatus\n  hasEnded\n  ...EventCard_event\n  ...EventDialog_event\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExportEvent($id: ID!) {\n  event(id: $id) {\n    id\n    exportUrl\n  }\n}"): (typeof documents)["query ExportEvent($id: ID!) {\n  event(id: $id) {\n    id\n    exportUrl\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FeedDialog {\n  myCalendarFeed {\n    ...CalendarFeed_feed\n  }\n}"): (typeof documents)["query FeedDialog {\n  myCalendarFeed {\n    ...CalendarFeed_feed\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RsvpButton_event on Event {\n  id\n  title\n  confirmedSignups\n  userRsvpStatus\n  canSignup\n  hasEnded\n}\n\nmutation RsvpToEvent($eventId: ID!, $status: RsvpStatus!) {\n  rsvpToEvent(eventId: $eventId, status: $status) {\n    id\n    ...RsvpButton_event\n  }\n}"): (typeof documents)["fragment RsvpButton_event on Event {\n  id\n  title\n  confirmedSignups\n  userRsvpStatus\n  canSignup\n  hasEnded\n}\n\nmutation RsvpToEvent($eventId: ID!, $status: RsvpStatus!) {\n  rsvpToEvent(eventId: $eventId, status: $status) {\n    id\n    ...RsvpButton_event\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Dashboard {\n  viewer {\n    id\n    firstName\n  }\n  volunteerDashboard {\n    organization {\n      id\n      timezone\n      today\n    }\n    taskStats {\n      ...TaskCounters_stats\n    }\n    events {\n      id\n      ...UpcomingEvents_event\n    }\n    tasks {\n      id\n      ...TaskCard_task\n    }\n    documents {\n      id\n      ...DocumentRow_document\n    }\n  }\n}"): (typeof documents)["query Dashboard {\n  viewer {\n    id\n    firstName\n  }\n  volunteerDashboard {\n    organization {\n      id\n      timezone\n      today\n    }\n    taskStats {\n      ...TaskCounters_stats\n    }\n    events {\n      id\n      ...UpcomingEvents_event\n    }\n    tasks {\n      id\n      ...TaskCard_task\n    }\n    documents {\n      id\n      ...DocumentRow_document\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TaskCounters_stats on TaskStats {\n  totalTasks\n  assignedTasks\n  completedTasks\n}"): (typeof documents)["fragment TaskCounters_stats on TaskStats {\n  totalTasks\n  assignedTasks\n  completedTasks\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment UpcomingEvents_event on Event {\n  id\n  ...EventCard_event\n  ...EventDialog_event\n}"): (typeof documents)["fragment UpcomingEvents_event on Event {\n  id\n  ...EventCard_event\n  ...EventDialog_event\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AccessTokens_token on AccessToken {\n  id\n  name\n  scope\n  hint\n  expiresAt\n  lastUsedAt\n}\n\nmutation CreateAccessToken($input: CreateAccessTokenInput!) {\n  createAccessToken(input: $input) {\n    secret\n    accessToken {\n      id\n      ...AccessTokens_token\n    }\n  }\n}\n\nmutation RevokeAccessToken($id: ID!) {\n  revokeAccessToken(id: $id) {\n    id\n  }\n}"): (typeof documents)["fragment AccessTokens_token on AccessToken {\n  id\n  name\n  scope\n  hint\n  expiresAt\n  lastUsedAt\n}\n\nmutation CreateAccessToken($input: CreateAccessTokenInput!) {\n  createAccessToken(input: $input) {\n    secret\n    accessToken {\n      id\n      ...AccessTokens_token\n    }\n  }\n}\n\nmutation RevokeAccessToken($id: ID!) {\n  revokeAccessToken(id: $id) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AccountInformation_viewer on Viewer {\n  id\n  role\n  createdAt\n  organization {\n    id\n    name\n    timezone\n  }\n}"): (typeof documents)["fragment AccountInformation_viewer on Viewer {\n  id\n  role\n  createdAt\n  organization {\n    id\n    name\n    timezone\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CalendarFeed_feed on CalendarFeed {\n  url\n  webcalUrl\n}\n\nmutation ResetMyCalendarFeed {\n  resetMyCalendarFeed {\n    ...CalendarFeed_feed\n  }\n}"): (typeof documents)["fragment CalendarFeed_feed on CalendarFeed {\n  url\n  webcalUrl\n}\n\nmutation ResetMyCalendarFeed {\n  resetMyCalendarFeed {\n    ...CalendarFeed_feed\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DeviceList_device on Device {\n  id\n  current\n  createdAt\n  lastUsedAt\n  userAgent\n  ip\n}\n\nmutation EndMySession($id: ID!) {\n  endMySession(id: $id)\n}\n\nmutation EndMyOtherSessions {\n  endMyOtherSessions\n}"): (typeof documents)["fragment DeviceList_device on Device {\n  id\n  current\n  createdAt\n  lastUsedAt\n  userAgent\n  ip\n}\n\nmutation EndMySession($id: ID!) {\n  endMySession(id: $id)\n}\n\nmutation EndMyOtherSessions {\n  endMyOtherSessions\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyData {\n  myData\n}"): (typeof documents)["query MyData {\n  myData\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PasswordSetting_viewer on Viewer {\n  id\n  hasPersonalPassword\n}\n\nmutation ChangePassword($currentPassword: String!, $newPassword: String!, $confirmPassword: String!) {\n  changePassword(\n    currentPassword: $currentPassword\n    newPassword: $newPassword\n    confirmPassword: $confirmPassword\n  ) {\n    id\n    ...PasswordSetting_viewer\n  }\n}"): (typeof documents)["fragment PasswordSetting_viewer on Viewer {\n  id\n  hasPersonalPassword\n}\n\nmutation ChangePassword($currentPassword: String!, $newPassword: String!, $confirmPassword: String!) {\n  changePassword(\n    currentPassword: $currentPassword\n    newPassword: $newPassword\n    confirmPassword: $confirmPassword\n  ) {\n    id\n    ...PasswordSetting_viewer\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PastEvents_event on Event {\n  id\n  startDate\n  ...EventCard_event\n  ...EventDialog_event\n}"): (typeof documents)["fragment PastEvents_event on Event {\n  id\n  startDate\n  ...EventCard_event\n  ...EventDialog_event\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Profile($pastPage: Int!, $pastLimit: Int!) {\n  viewer {\n    id\n    role\n    organization {\n      id\n      timezone\n      today\n    }\n    ...ProfileForm_viewer\n    ...AccountInformation_viewer\n    ...PasswordSetting_viewer\n  }\n  mySessions {\n    id\n    ...DeviceList_device\n  }\n  myAccessTokens {\n    id\n    ...AccessTokens_token\n  }\n  myCalendarFeed {\n    ...CalendarFeed_feed\n  }\n  myPastEvents(page: $pastPage, limit: $pastLimit) {\n    items {\n      id\n      ...PastEvents_event\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItems\n      itemsPerPage\n    }\n  }\n}"): (typeof documents)["query Profile($pastPage: Int!, $pastLimit: Int!) {\n  viewer {\n    id\n    role\n    organization {\n      id\n      timezone\n      today\n    }\n    ...ProfileForm_viewer\n    ...AccountInformation_viewer\n    ...PasswordSetting_viewer\n  }\n  mySessions {\n    id\n    ...DeviceList_device\n  }\n  myAccessTokens {\n    id\n    ...AccessTokens_token\n  }\n  myCalendarFeed {\n    ...CalendarFeed_feed\n  }\n  myPastEvents(page: $pastPage, limit: $pastLimit) {\n    items {\n      id\n      ...PastEvents_event\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItems\n      itemsPerPage\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProfileForm_viewer on Viewer {\n  id\n  firstName\n  lastName\n  email\n  phone\n  address\n  birthday\n  hasPersonalPassword\n}\n\nmutation UpdateProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    id\n    ...ProfileForm_viewer\n  }\n}"): (typeof documents)["fragment ProfileForm_viewer on Viewer {\n  id\n  firstName\n  lastName\n  email\n  phone\n  address\n  birthday\n  hasPersonalPassword\n}\n\nmutation UpdateProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    id\n    ...ProfileForm_viewer\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CompleteTaskDialog_task on MyTask {\n  id\n  title\n  assignmentStatus\n  isOverdue\n  completedAt\n  completionNotes\n}\n\nmutation CompleteMyTask($taskId: ID!, $completionNotes: String) {\n  completeMyTask(taskId: $taskId, completionNotes: $completionNotes) {\n    id\n    ...CompleteTaskDialog_task\n  }\n}\n\nmutation ReopenMyTask($taskId: ID!) {\n  reopenMyTask(taskId: $taskId) {\n    id\n    ...CompleteTaskDialog_task\n  }\n}"): (typeof documents)["fragment CompleteTaskDialog_task on MyTask {\n  id\n  title\n  assignmentStatus\n  isOverdue\n  completedAt\n  completionNotes\n}\n\nmutation CompleteMyTask($taskId: ID!, $completionNotes: String) {\n  completeMyTask(taskId: $taskId, completionNotes: $completionNotes) {\n    id\n    ...CompleteTaskDialog_task\n  }\n}\n\nmutation ReopenMyTask($taskId: ID!) {\n  reopenMyTask(taskId: $taskId) {\n    id\n    ...CompleteTaskDialog_task\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MyTaskCard_task on MyTask {\n  id\n  title\n  description\n  priority\n  category\n  assignmentStatus\n  isOverdue\n  ...CompleteTaskDialog_task\n  ...TaskFacts_task\n  ...TaskOutcome_task\n}"): (typeof documents)["fragment MyTaskCard_task on MyTask {\n  id\n  title\n  description\n  priority\n  category\n  assignmentStatus\n  isOverdue\n  ...CompleteTaskDialog_task\n  ...TaskFacts_task\n  ...TaskOutcome_task\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MyTaskCounters_stats on TaskStats {\n  totalTasks\n  assignedTasks\n  completedTasks\n  overdueTasks\n}"): (typeof documents)["fragment MyTaskCounters_stats on TaskStats {\n  totalTasks\n  assignedTasks\n  completedTasks\n  overdueTasks\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyTasks($status: MyTaskStatusFilter!, $priority: MyTaskPriorityFilter!, $category: MyTaskCategoryFilter!, $sortBy: MyTaskSort!, $sortOrder: SortOrder!, $page: Int!, $limit: Int!) {\n  viewer {\n    id\n    organization {\n      id\n      timezone\n      today\n    }\n  }\n  myTasks(\n    status: $status\n    priority: $priority\n    category: $category\n    sortBy: $sortBy\n    sortOrder: $sortOrder\n    page: $page\n    limit: $limit\n  ) {\n    stats {\n      ...MyTaskCounters_stats\n    }\n    items {\n      id\n      ...MyTaskCard_task\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItems\n      itemsPerPage\n    }\n  }\n}"): (typeof documents)["query MyTasks($status: MyTaskStatusFilter!, $priority: MyTaskPriorityFilter!, $category: MyTaskCategoryFilter!, $sortBy: MyTaskSort!, $sortOrder: SortOrder!, $page: Int!, $limit: Int!) {\n  viewer {\n    id\n    organization {\n      id\n      timezone\n      today\n    }\n  }\n  myTasks(\n    status: $status\n    priority: $priority\n    category: $category\n    sortBy: $sortBy\n    sortOrder: $sortOrder\n    page: $page\n    limit: $limit\n  ) {\n    stats {\n      ...MyTaskCounters_stats\n    }\n    items {\n      id\n      ...MyTaskCard_task\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItems\n      itemsPerPage\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TaskCard_task on MyTask {\n  id\n  title\n  priority\n  category\n  dueDate\n  assignmentStatus\n  isOverdue\n  ...CompleteTaskDialog_task\n}"): (typeof documents)["fragment TaskCard_task on MyTask {\n  id\n  title\n  priority\n  category\n  dueDate\n  assignmentStatus\n  isOverdue\n  ...CompleteTaskDialog_task\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TaskFacts_task on MyTask {\n  id\n  dueDate\n  urgencyLevel\n  estimatedHours\n  assignedByName\n  assignedByLastname\n  assignmentDate\n  assignmentStatus\n}"): (typeof documents)["fragment TaskFacts_task on MyTask {\n  id\n  dueDate\n  urgencyLevel\n  estimatedHours\n  assignedByName\n  assignedByLastname\n  assignmentDate\n  assignmentStatus\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TaskOutcome_task on MyTask {\n  id\n  assignmentStatus\n  completedAt\n  completionNotes\n  adminFeedback\n}"): (typeof documents)["fragment TaskOutcome_task on MyTask {\n  id\n  assignmentStatus\n  completedAt\n  completionNotes\n  adminFeedback\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;