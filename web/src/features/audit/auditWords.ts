import type { AuditRow_EventFragment } from '../../graphql/desk/graphql';

export type AuditEntry = Omit<AuditRow_EventFragment, ' $fragmentName'>;
type Sentence = (entry: AuditEntry) => string;

const roles: Record<string, string> = { volunteer: 'Volunteer', nonprofit_admin: 'Admin' };

/** 'volunteer to nonprofit_admin' as 'Volunteer to Admin'. */
const roleText = (details: string) => details.replace(/\w+/g, (word) => roles[word] ?? word);

const own = ({ actorName, subjectName }: AuditEntry) => actorName === subjectName;

/** 'their own' or whose it is. */
const whose = (entry: AuditEntry, thing: string) =>
  own(entry) ? `their own ${thing}` : `the ${thing} of ${entry.subjectName}`;

const sentences: Record<AuditEntry['action'], Sentence> = {
  sign_in_succeeded: ({ actorName }) => `${actorName} signed in`,
  sign_in_refused: ({ actorName }) =>
    actorName === 'unknown'
      ? 'Somebody was refused with an e-mail nobody has'
      : `Somebody was refused as ${actorName}`,
  member_added: ({ actorName, subjectName, details }) =>
    `${actorName} added ${subjectName}${details && roles[details] ? ` as ${roles[details]}` : ''}`,
  member_removed: ({ actorName, subjectName }) => `${actorName} removed ${subjectName} from the whitelist`,
  user_deleted: ({ actorName, subjectName }) => `${actorName} permanently deleted ${subjectName}`,
  role_changed: ({ actorName, subjectName, details }) =>
    `${actorName} changed the role of ${subjectName}${details ? ` from ${roleText(details)}` : ''}`,
  email_changed: ({ subjectName, details }) => `${details} changed their e-mail to ${subjectName}`,
  personal_password_changed: (entry) => `${entry.actorName} changed ${whose(entry, 'personal password')}`,
  personal_password_reset: (entry) => `${entry.actorName} reset ${whose(entry, 'personal password')}`,
  organization_password_changed: ({ actorName, subjectName }) =>
    `${actorName} changed the shared password of ${subjectName}`,
  organization_created: ({ actorName, subjectName }) => `${actorName} created ${subjectName}`,
  organization_updated: ({ actorName, subjectName }) => `${actorName} edited ${subjectName}`,
  organization_activated: ({ actorName, subjectName }) => `${actorName} activated ${subjectName}`,
  organization_deactivated: ({ actorName, subjectName }) => `${actorName} deactivated ${subjectName}`,
  newsletter_sent: ({ actorName, subjectName, details }) =>
    `${actorName} sent the newsletter “${subjectName}” to ${details === '1' ? '1 person' : `${details} people`}`,
  access_token_created: ({ actorName, details }) => `${actorName} created the access token ${details}`,
  access_token_revoked: (entry) =>
    `${entry.actorName} revoked the access token ${entry.details}${own(entry) ? '' : ` of ${entry.subjectName}`}`,
  webhook_created: ({ actorName, subjectName }) => `${actorName} created a webhook to ${subjectName}`,
  webhook_deleted: ({ actorName, subjectName }) => `${actorName} deleted the webhook to ${subjectName}`,
  webhook_replayed: ({ actorName, subjectName }) => `${actorName} sent the webhook to ${subjectName} again`,
};

/** Who did what to whom, in plain words. */
export const tell = (entry: AuditEntry): string => sentences[entry.action](entry);

export const auditWords = {
  title: 'Audit Trail',
  loading: 'Loading audit trail...',
  failed: 'Failed to load the audit trail',
  empty: 'Nothing has been recorded yet.',
  noneMatch: 'Nothing matches the selected filters.',
  zone: (zone: string) => `Times are those of this device (${zone.replaceAll('_', ' ')}).`,
  showing: (first: number, last: number, total: number) =>
    `Showing ${first.toLocaleString('en-US')} to ${last.toLocaleString('en-US')} of ${
      total >= counted ? `the newest ${counted.toLocaleString('en-US')}` : total.toLocaleString('en-US')
    } entries`,
} as const;

/** So far the server counts. */
export const counted = 10_000;
