/** What the answers hold: every field that the documented REST answer has, so that both doors do the same work. */
export const organization = 'id name description timezone today';
export const stats = 'totalTasks assignedTasks completedTasks overdueTasks';
export const myTask = `id title description priority category dueDate estimatedHours assignmentStatus assignmentDate
  assignedByName assignedByLastname completedAt completionNotes adminFeedback urgencyLevel isOverdue`;
export const event = `id title description location startDate endDate startTime endTime isAllDay eventType
  maxVolunteers confirmedSignups videoLink meetingId meetingPasscode createdAt userRsvpStatus hasEnded canSignup
  creatorName creatorLastname`;
export const document = `id title description category visibility isPinned fileName fileType fileSizeMb createdAt
  uploaderName uploaderLastname`;
export const person = 'id firstName lastName email phone role notes lastLogin hasPersonalPassword';
export const page = 'pageInfo { currentPage totalPages totalItems itemsPerPage }';
export const activity = `id activityType type taskId title description dueDate status assigneeFirstName
  assigneeLastName assigneeEmail userName createdAt`;
export const task = `id title description dueDate priority category estimatedHours status isOverdue createdByName
  createdAt assignmentCount completedAssignments assignments { userId userEmail userFirstName userLastName userName
  status assignedAt completedAt completionNotes adminFeedback }`;
export const platformOrganization = `id name description website phone address timezone isActive userCount taskCount
  documentCount createdAt updatedAt`;
