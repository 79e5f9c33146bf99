import { randomBytes } from 'node:crypto';
import { newId } from '../database/id.js';
import { AccessToken, AccessTokenScope } from '../modules/accessTokens/accessToken.entity.js';
import { tokenPrefix } from '../modules/accessTokens/accessToken.secret.js';
import { AuditAction, AuditEvent } from '../modules/audit/auditEvent.entity.js';
import { ChangeKind, ChangeWhat } from '../modules/changes/change.entity.js';
import { Webhook } from '../modules/changes/webhook.entity.js';
import { WebhookDelivery } from '../modules/changes/webhookDelivery.entity.js';
import { Document } from '../modules/documents/document.entity.js';
import { hashContent } from '../modules/documents/document.store.js';
import { Event } from '../modules/events/event.entity.js';
import { Rsvp, RsvpStatus } from '../modules/events/rsvp.entity.js';
import { Newsletter, NewsletterAudience } from '../modules/newsletters/newsletter.entity.js';
import { NewsletterMessage } from '../modules/newsletters/newsletterMessage.entity.js';
import { Organization } from '../modules/organizations/organization.entity.js';
import { hashPassword } from '../modules/people/password.js';
import { Session } from '../modules/people/session.entity.js';
import { hashToken } from '../modules/people/session.tokens.js';
import { User, UserRole } from '../modules/people/user.entity.js';
import { Assignment } from '../modules/tasks/assignment.entity.js';
import { Task } from '../modules/tasks/task.entity.js';
import type { TestApi } from '../testing/api.js';
import type { Fixture } from '../testing/permissions.table.js';

const sharedHash = hashPassword('the shared password of a place');

type Id = { id: string };
type Role = 'volunteer' | 'nonprofitAdmin' | 'other' | 'removed';

/** An organization with one of everything, and its mark in every text. */
export interface Place extends Fixture {
  mark: string;
  removed: Id & { email: string };
  invalidRecord: Id;
  newsletter: Id;
  webhook: Id;
  /** A second device of the person who asks. */
  sessions: Record<Role | 'superAdmin', Id>;
  /** A token of the person who asks. */
  tokens: Record<Role | 'superAdmin', Id>;
  bearers: Record<Role | 'superAdmin' | 'readToken' | 'writeToken', string>;
}

/**
 * Makes an organization with one statement for each table. Its texts hold `<mark>data`, those about its people `<mark>person` and those
 * about itself `<mark>home`.
 */
export async function makePlace(api: TestApi, superAdmin: Place['superAdmin'], isActive = true) {
  const em = api.database.orm.em.fork();
  const mark = `mark${randomBytes(6).toString('hex')}`;
  const data = (what: string) => `${what} ${mark}data`;
  const organizationId = newId();
  // By kind, in the order in which they were first made: a table before those that refer to it.
  const rows = new Map<new () => object, object[]>();
  const make = (type: new () => object, values: object) => {
    const id = newId();
    rows.set(type, [...(rows.get(type) ?? []), { id, ...values }]);
    return { id };
  };
  const bearers = {} as Place['bearers'];
  const sessions = {} as Place['sessions'];
  const tokens = {} as Place['tokens'];
  const aSession = (userId: string, userAgent = data('Browser')) =>
    make(Session, {
      userId,
      tokenHash: randomBytes(8).toString('hex'),
      expiresAt: new Date(Date.now() + 86_400_000),
      userAgent,
      ip: '192.0.2.7',
    });
  const aToken = (userId: string, scope: AccessTokenScope) => {
    const secret = `${tokenPrefix}${randomBytes(20).toString('hex')}`;
    const token = make(AccessToken, {
      userId,
      scope,
      name: data('Token'),
      secretHash: hashToken(secret),
      hint: secret.slice(0, 7),
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    return { ...token, secret };
  };
  const aPerson = (key: Role, role = UserRole.volunteer, values = {}) => {
    const email = `${key.toLowerCase()}.${mark}person@example.org`;
    const person = make(User, {
      organizationId,
      email,
      role,
      firstName: `${key} ${mark}person`,
      lastName: `Last ${mark}person`,
      phone: `${mark}person`,
      address: `${mark}person`,
      adminNotes: `${mark}person`,
      ...values,
    });
    bearers[key] = api.services.tokens.signAccess(aSession(person.id).id, person.id);
    sessions[key] = aSession(person.id);
    return { ...person, email };
  };

  make(Organization, {
    id: organizationId,
    name: `Organization ${mark}home`,
    description: `${mark}home`,
    website: `https://${mark}home.example.org`,
    phone: `${mark}home`,
    address: `${mark}home`,
    passwordHash: await sharedHash,
    isActive,
  });
  const volunteer = aPerson('volunteer');
  const nonprofitAdmin = aPerson('nonprofitAdmin', UserRole.nonprofit_admin);
  const other = aPerson('other');
  const removed = aPerson('removed', UserRole.volunteer, { removedAt: new Date() });
  const invalidRecord = make(User, { organizationId, role: UserRole.volunteer, firstName: `${mark}person` });

  const mine = { organizationId, createdById: nonprofitAdmin.id };
  const task = make(Task, { ...mine, title: data('Task'), description: data('Why') });
  const event = make(Event, {
    ...mine,
    title: data('Event'),
    description: data('What'),
    location: data('Where'),
    videoLink: `https://meet.example.org/${mark}data`,
    meetingId: data('Meeting'),
    meetingPasscode: `${mark}data`,
    startDate: '2099-05-01',
    endDate: '2099-05-01',
  });
  const content = Buffer.from(data('Content'));
  const document = make(Document, {
    organizationId,
    uploadedById: nonprofitAdmin.id,
    title: data('Document'),
    description: data('About'),
    fileName: `${mark}data.txt`,
    fileType: 'text/plain',
    fileSize: content.length,
    contentHash: hashContent(content),
  });
  const newsletter = make(Newsletter, {
    ...mine,
    subject: data('News'),
    text: data('Text'),
    audience: NewsletterAudience.all,
  });
  const webhook = make(Webhook, {
    organizationId,
    url: `https://hooks.example.org/${mark}data`,
    kinds: ['task'],
    seed: newId(),
    secretHash: newId(),
    disabledBecause: data('Broken'),
    position: 0,
    nextAttemptAt: new Date(Date.now() + 86_400_000),
  });
  make(AuditEvent, {
    organizationId,
    actorName: `${mark}person`,
    action: AuditAction.member_added,
    subjectName: `${mark}person`,
    details: `${mark}person`,
    ip: '192.0.2.7',
  });
  for (const { id: userId } of [volunteer, nonprofitAdmin, other]) {
    make(Assignment, { organizationId, taskId: task.id, userId, adminFeedback: data('Well done') });
  }
  make(Rsvp, {
    organizationId,
    eventId: event.id,
    userId: other.id,
    status: RsvpStatus.signed_up,
    notes: data('Allergic'),
  });
  const over = make(Event, {
    ...mine,
    title: data('Past event'),
    startDate: '2020-05-01',
    endDate: '2020-05-01',
  });
  for (const { id: userId } of [volunteer, nonprofitAdmin]) {
    make(Rsvp, { organizationId, eventId: over.id, userId, status: RsvpStatus.signed_up });
  }
  make(WebhookDelivery, {
    ...{ webhookId: webhook.id, position: 1, subjectId: task.id, failure: data('Refused') },
    ...{ kind: ChangeKind.task, what: ChangeWhat.updated },
  });
  make(NewsletterMessage, {
    organizationId,
    newsletterId: newsletter.id,
    userId: other.id,
    failure: data('Full'),
    nextAttemptAt: new Date(Date.now() + 86_400_000),
  });
  const readToken = aToken(nonprofitAdmin.id, AccessTokenScope.read);
  const writeToken = aToken(volunteer.id, AccessTokenScope.write);
  bearers.readToken = readToken.secret;
  bearers.writeToken = writeToken.secret;
  tokens.nonprofitAdmin = aToken(nonprofitAdmin.id, AccessTokenScope.read);
  tokens.volunteer = aToken(volunteer.id, AccessTokenScope.read);
  tokens.other = aToken(other.id, AccessTokenScope.read);
  tokens.removed = aToken(removed.id, AccessTokenScope.read);
  tokens.superAdmin = tokens.other;
  bearers.superAdmin = api.services.tokens.signAccess(aSession(superAdmin.id, 'Owner').id, superAdmin.id);
  sessions.superAdmin = aSession(superAdmin.id, 'Owner');
  for (const [type, made] of rows) await em.insertMany(type, made as never);
  await api.store.put(document.id, content);
  return {
    mark,
    organization: { id: organizationId },
    ...{ volunteer, nonprofitAdmin, other, removed, superAdmin, invalidRecord },
    ...{ task, event, document, newsletter, webhook, sessions, tokens, bearers },
  } satisfies Place;
}

/** What nobody has: the same shape as a place, and nothing behind it. */
export function nowhere(superAdmin: Place['superAdmin']): Place {
  const person = () => ({ id: newId(), email: `nobody.${newId()}@example.org` });
  const each = () => ({
    ...{ volunteer: { id: newId() }, nonprofitAdmin: { id: newId() }, other: { id: newId() } },
    ...{ removed: { id: newId() }, superAdmin: { id: newId() } },
  });
  const thing = () => ({ id: newId() });
  return {
    mark: 'nowhere',
    ...{ organization: thing(), task: thing(), event: thing(), document: thing(), newsletter: thing() },
    ...{ webhook: thing(), invalidRecord: thing(), volunteer: person(), nonprofitAdmin: person() },
    ...{ other: person(), removed: person(), superAdmin, sessions: each(), tokens: each() },
    bearers: {} as Place['bearers'],
  };
}
