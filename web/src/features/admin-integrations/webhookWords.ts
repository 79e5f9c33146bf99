import type { ChangeKind, ChangeWhat } from '../../graphql/desk/graphql';

/** What a webhook can be told of, in the order of the form. */
export const kinds: { value: ChangeKind; label: string }[] = [
  { value: 'task', label: 'Tasks' },
  { value: 'event', label: 'Events' },
  { value: 'rsvp', label: 'RSVPs' },
  { value: 'document', label: 'Documents' },
  { value: 'person', label: 'People' },
];

const nouns: Record<ChangeKind, string> = {
  task: 'Task',
  event: 'Event',
  rsvp: 'RSVP',
  document: 'Document',
  person: 'Person',
};

/** Such as 'Task updated'. */
export const changeText = (kind: ChangeKind, what: ChangeWhat): string => `${nouns[kind]} ${what}`;

/** Such as 'Tasks, RSVPs'. */
export function kindsText(chosen: readonly ChangeKind[]): string {
  if (chosen.length === kinds.length) return 'All changes';
  return kinds
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
    .join(', ');
}
