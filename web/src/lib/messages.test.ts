import { describe, expect, it } from 'vitest';
import { deskMessages } from './deskMessages';
import { messages, sentenceFor } from './messages';

describe('the texts of the specification', () => {
  it.each([
    [messages.loading, 'Loading...'],
    [messages.pageNotFound, 'Page not found'],
    [messages.tagline, 'Sign in to your nonprofit collaboration platform'],
    [messages.loginHelp, 'Need help? Contact your organization administrator'],
    [messages.loginFailed, 'Login failed'],
    [messages.emailNotAuthorized, 'Email not authorized'],
    [messages.noUpcomingEvents, 'No upcoming events'],
    [messages.noTasksAssigned, 'No tasks assigned'],
    [messages.noDocuments, 'No documents available'],
    [messages.noVolunteers, 'No volunteers found'],
    [messages.noTasks, 'No tasks found'],
    [messages.noEventsIn('November 2026'), 'No events found for November 2026'],
    [messages.noDocumentsIn('training'), 'No training documents'],
    [messages.showingTasks(21, 40, 57), 'Showing 21 to 40 of 57 tasks'],
    [messages.atCapacity, 'This event is at capacity'],
    [messages.previewNotAvailable, 'Preview Not Available'],
    [messages.previewFailed, 'Unable to load preview'],
    [messages.profileNotCompleted, 'Profile not completed'],
    [messages.profileUpdated, 'Profile updated successfully!'],
    [messages.showingPeople(1993, 2000, 2000), 'Showing 1,993 to 2,000 of 2,000 people'],
    [messages.userInfoFailed, 'Failed to get user info'],
    [messages.emailCheckFailed, 'Failed to check email'],
    [messages.profileFailed, 'Failed to update profile'],
    [messages.passwordFailed, 'Failed to change password'],
    [messages.dashboardFailed, 'Failed to load dashboard'],
    [messages.tasksFailed, 'Failed to load tasks'],
    [messages.taskStatusFailed, 'Failed to update task status'],
    [messages.taskUpdateFailed('It is no longer there'), 'Failed to update task: It is no longer there'],
    [messages.eventDetailsFailed, 'Failed to load event details'],
    [messages.eventsFailed, 'Failed to load events'],
    [messages.rsvpFailed, 'Failed to update RSVP'],
    [messages.documentsFailed, 'Failed to load documents'],
    [messages.myDataFailed, 'Failed to download your data'],
    [messages.downloadFailed, 'Failed to download document'],
    [deskMessages.eventCreateFailed, 'Failed to create event'],
    [deskMessages.eventUpdateFailed, 'Failed to update event'],
    [deskMessages.eventDeleteFailed, 'Failed to delete event'],
    [deskMessages.videoMeeting, 'Video meeting included'],
    [deskMessages.documentUploadFailed, 'Failed to upload document'],
    [deskMessages.documentUpdateFailed, 'Failed to update document'],
    [deskMessages.documentDeleteFailed, 'Failed to delete document'],
    [deskMessages.fileRequired, 'Please select a file to upload'],
    [deskMessages.documentTitleRequired, 'Document title is required'],
    [deskMessages.fileTooLarge, 'File size must be less than 10MB'],
    [
      deskMessages.fileTypeInvalid,
      'Invalid file type. Only PDF, Word, Excel, text, and image files are allowed.',
    ],
    [deskMessages.volunteerAdded('Cleo Marsh'), 'Successfully added Cleo Marsh as a volunteer!'],
    [deskMessages.volunteerUpdated, 'Successfully updated volunteer information'],
    [deskMessages.volunteerRemoved, 'Successfully removed volunteer from whitelist'],
    [deskMessages.volunteerAddError('It is taken'), 'Error adding volunteer: It is taken'],
    [deskMessages.volunteerUpdateError('It is taken'), 'Error updating volunteer: It is taken'],
    [deskMessages.volunteerRemoveError('It is taken'), 'Error removing volunteer: It is taken'],
    [deskMessages.recordDeleteError('It is taken'), 'Error deleting record: It is taken'],
    [deskMessages.volunteerAddFailed, 'Failed to add volunteer'],
    [deskMessages.volunteerUpdateFailed, 'Failed to update volunteer'],
    [deskMessages.volunteerRemoveFailed, 'Failed to remove volunteer'],
    [deskMessages.recordDeleteFailed, 'Failed to delete invalid record'],
    [deskMessages.volunteerEmailMissing, 'Cannot remove volunteer: email is missing'],
    [deskMessages.emailStays, 'Email cannot be changed'],
    [
      deskMessages.removeVolunteer('ben@harbor.org'),
      'Are you sure you want to remove ben@harbor.org from the volunteer whitelist? They will no longer be able to access the platform.',
    ],
    [deskMessages.noCriteria, 'Cannot delete record: No unique identifying criteria found'],
    [deskMessages.loadingAdmin, 'Loading admin dashboard...'],
    [messages.somethingWentWrong, 'Something went wrong'],
    [deskMessages.taskUpdated, 'Task updated successfully!'],
    [deskMessages.taskDeleted, 'Task deleted successfully!'],
    [deskMessages.taskCompletedFor, 'Task marked as completed for volunteer!'],
    [deskMessages.completedTaskStays, 'Cannot delete a completed task'],
    [deskMessages.taskCreateFailed, 'Failed to create task'],
    [deskMessages.taskSaveFailed, 'Failed to update task'],
    [deskMessages.taskDeleteFailed, 'Failed to delete task'],
    [deskMessages.taskCompleteFailed, 'Failed to complete task'],
  ])('%s', (text, specified) => expect(text).toBe(specified));
});

describe('error codes', () => {
  it('read as sentences', () => {
    expect(sentenceFor('EVENT_FULL', 'EVENT_FULL')).toBe('This event is at capacity');
    expect(sentenceFor('NOT_FOUND', 'no row')).toBe('It is no longer there');
  });

  it("keep the server's words where ours would say less", () => {
    expect(sentenceFor('BAD_USER_INPUT', 'Notes may hold 5,000 characters')).toBe(
      'Notes may hold 5,000 characters',
    );
    expect(sentenceFor(undefined, 'Something went wrong')).toBe('Something went wrong');
  });
});
