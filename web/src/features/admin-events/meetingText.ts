const labels = ['Passcode: ', 'Meeting ID: ', 'Join Meeting: '];

/** Whether a description brings the link of a video meeting along. */
export const hasMeeting = (description: string | null): boolean =>
  description?.includes('Join Meeting:') ?? false;

/** A description without the lines that the server writes below it, the last one first. */
export function withoutMeeting(description: string): string {
  let text = description;
  for (const label of labels) {
    const start = text.lastIndexOf('\n') + 1;
    if (text.startsWith(label, start)) text = text.slice(0, start).trimEnd();
  }
  return text;
}
