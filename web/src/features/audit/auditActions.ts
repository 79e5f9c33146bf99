import type { AuditActionFilter } from '../../graphql/desk/graphql';

/** What the trail records, as it is called in the chooser; a kind that is missing here does not compile. */
const labels: Record<AuditActionFilter, string> = {
  sign_in_succeeded: 'Sign-ins',
  sign_in_refused: 'Refused sign-ins',
  member_added: 'People added',
  member_removed: 'People removed',
  user_deleted: 'People deleted',
  role_changed: 'Role changes',
  email_changed: 'E-mail changes',
  personal_password_changed: 'Personal passwords changed',
  personal_password_reset: 'Personal passwords reset',
  organization_password_changed: 'Shared passwords changed',
  organization_created: 'Organizations created',
  organization_updated: 'Organizations edited',
  organization_activated: 'Organizations activated',
  organization_deactivated: 'Organizations deactivated',
  newsletter_sent: 'Newsletters sent',
  access_token_created: 'Access tokens created',
  access_token_revoked: 'Access tokens revoked',
  webhook_created: 'Webhooks created',
  webhook_deleted: 'Webhooks deleted',
  webhook_replayed: 'Webhooks replayed',
};

/** Only super administrators can do these, so an admin's own trail seldom shows them. */
export const actionOptions = Object.entries(labels).map(([value, label]) => ({
  value: value as AuditActionFilter,
  label,
}));
