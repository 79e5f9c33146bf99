import { IdempotencyKeySchema } from '../idempotency/idempotencyKey.entity.js';
import { AccessTokenSchema } from '../modules/accessTokens/accessToken.entity.js';
import { AuditEventSchema } from '../modules/audit/auditEvent.entity.js';
import { ChangeCounterSchema, ChangeSchema } from '../modules/changes/change.entity.js';
import { WebhookSchema } from '../modules/changes/webhook.entity.js';
import { WebhookDeliverySchema } from '../modules/changes/webhookDelivery.entity.js';
import { DocumentSchema } from '../modules/documents/document.entity.js';
import { EventSchema } from '../modules/events/event.entity.js';
import { CalendarFeedSchema } from '../modules/events/feed.entity.js';
import { RsvpSchema } from '../modules/events/rsvp.entity.js';
import { NewsletterSchema } from '../modules/newsletters/newsletter.entity.js';
import { NewsletterMessageSchema } from '../modules/newsletters/newsletterMessage.entity.js';
import { OrganizationSchema } from '../modules/organizations/organization.entity.js';
import { SessionSchema } from '../modules/people/session.entity.js';
import { SignInEventSchema } from '../modules/people/signInEvent.entity.js';
import { UserSchema } from '../modules/people/user.entity.js';
import { AssignmentSchema } from '../modules/tasks/assignment.entity.js';
import { TaskSchema } from '../modules/tasks/task.entity.js';

export const entities = [
  OrganizationSchema,
  UserSchema,
  SessionSchema,
  SignInEventSchema,
  AccessTokenSchema,
  TaskSchema,
  AssignmentSchema,
  EventSchema,
  RsvpSchema,
  CalendarFeedSchema,
  DocumentSchema,
  ChangeSchema,
  ChangeCounterSchema,
  WebhookSchema,
  WebhookDeliverySchema,
  NewsletterSchema,
  NewsletterMessageSchema,
  AuditEventSchema,
  IdempotencyKeySchema,
] as const;
