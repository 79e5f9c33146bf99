import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Document } from '../../modules/documents/document.entity.js';
import { type DocumentStore, hashContent } from '../../modules/documents/document.store.js';
import { Event, EventType } from '../../modules/events/event.entity.js';
import { Rsvp, RsvpStatus } from '../../modules/events/rsvp.entity.js';
import { Organization } from '../../modules/organizations/organization.entity.js';
import { SignInEvent } from '../../modules/people/signInEvent.entity.js';
import { User, UserRole } from '../../modules/people/user.entity.js';
import { Assignment, AssignmentStatus } from '../../modules/tasks/assignment.entity.js';
import { Task, TaskCategory, TaskPriority, TaskStatus } from '../../modules/tasks/task.entity.js';
import { newId } from '../id.js';
import { type DemoClock, demoClock } from './clock.js';
import { fileTypeOf } from './fileType.js';
import type { EventPlan, OrganizationPlan, TaskPlan } from './plan.js';

/** What was made before the transaction: hashing and drawing must not keep it open. */
export interface PreparedOrganization {
  plan: OrganizationPlan;
  sharedHash: string;
  /** Of a password that nobody knows. */
  personalHash: string;
  contents: Map<string, Buffer>;
}

/** Where contents go, and under which ids they lie there so far. */
export interface Files {
  store: DocumentStore;
  stored: string[];
}

/** One organization on its way into the database. */
interface Building {
  em: SqlEntityManager;
  plan: OrganizationPlan;
  clock: DemoClock;
  organizationId: string;
  idOf: (person: string) => string;
}

/**
 * Writes an organization with all that belongs to it; the caller commits. Rows are flushed table after table,
 * because the ORM does not know the references between them.
 */
export async function insertOrganization(
  em: SqlEntityManager,
  files: Files,
  prepared: PreparedOrganization,
  now: Date,
): Promise<void> {
  const { plan } = prepared;
  const clock = demoClock(plan.timezone, now);
  const ids = new Map(Object.keys(plan.people).map((key) => [key, newId()]));
  const idOf = (person: string) => {
    const id = ids.get(person);
    if (!id) throw new Error(`Nobody at ${plan.name} is called ${person}`);
    return id;
  };
  const building: Building = { em, plan, clock, organizationId: newId(), idOf };
  await insertPeople(building, prepared);
  await insertTasks(building);
  await insertEvents(building);
  await insertDocuments(building, files, prepared.contents);
}

async function insertPeople(building: Building, prepared: PreparedOrganization): Promise<void> {
  const { em, plan, clock, organizationId, idOf } = building;
  const founded = clock.ago(plan.foundedDaysAgo);
  const { name, description, website, phone, address, timezone } = plan;
  em.create(Organization, {
    id: organizationId,
    ...{ name, description, website, phone, address, timezone },
    passwordHash: prepared.sharedHash,
    createdAt: founded,
    updatedAt: founded,
  });
  await em.flush();
  for (const [key, person] of Object.entries(plan.people)) {
    const joined = clock.ago(person.joinedDaysAgo);
    em.create(User, {
      id: idOf(key),
      organizationId,
      email: person.email,
      role: person.isAdmin ? UserRole.nonprofit_admin : UserRole.volunteer,
      firstName: person.first,
      lastName: person.last,
      phone: person.phone,
      address: person.address,
      birthday: person.birthday,
      adminNotes: person.notes,
      passwordHash: person.hasPersonalPassword ? prepared.personalHash : null,
      lastLogin: person.lastLoginDaysAgo === undefined ? null : clock.ago(person.lastLoginDaysAgo),
      removedAt: person.leftDaysAgo === undefined ? null : clock.ago(person.leftDaysAgo),
      createdAt: joined,
      updatedAt: joined,
    });
  }
  await em.flush();
  insertSignIns(building);
}

/** The last sign-in of each person, and the weekly ones before. */
function insertSignIns({ em, plan, clock, organizationId, idOf }: Building): void {
  for (const [key, { lastLoginDaysAgo, joinedDaysAgo }] of Object.entries(plan.people)) {
    if (lastLoginDaysAgo === undefined) continue;
    for (let days = lastLoginDaysAgo; days < Math.min(joinedDaysAgo, 45); days += 7) {
      em.create(SignInEvent, {
        userId: idOf(key),
        organizationId,
        succeeded: true,
        // An address of the block that is kept for documentation (RFC 5737).
        ip: '192.0.2.10',
        createdAt: clock.ago(days),
      });
    }
  }
}

async function insertTasks(building: Building): Promise<void> {
  const { em, plan, clock, organizationId, idOf } = building;
  const taskIds = plan.tasks.map((task) => {
    const assigned = clock.ago(task.assignedDaysAgo);
    return em.create(Task, {
      id: newId(),
      organizationId,
      title: task.title,
      description: task.description,
      dueDate: task.due === undefined ? null : clock.day(task.due),
      priority: task.priority ?? TaskPriority.medium,
      category: task.category ?? TaskCategory.general,
      // A trigger on assignments takes it from here.
      status: TaskStatus.pending,
      estimatedHours: task.hours,
      createdById: idOf(task.by),
      createdAt: assigned,
      updatedAt: assigned,
    }).id;
  });
  await em.flush();
  plan.tasks.forEach((task, index) => {
    insertAssignments(building, task, taskIds[index] ?? '');
  });
  await em.flush();
}

function insertAssignments(building: Building, task: TaskPlan, taskId: string): void {
  const { em, plan, clock, organizationId, idOf } = building;
  for (const [person, progress] of Object.entries(task.to)) {
    const done = typeof progress === 'object' ? progress : undefined;
    const unfinished = progress === 'started' ? AssignmentStatus.in_progress : AssignmentStatus.assigned;
    em.create(Assignment, {
      organizationId,
      taskId,
      userId: idOf(person),
      status: done ? AssignmentStatus.completed : unfinished,
      assignedById: idOf(task.by),
      // Who came later got the task later.
      assignedAt: clock.ago(Math.min(task.assignedDaysAgo, plan.people[person]?.joinedDaysAgo ?? 0)),
      ...(done && {
        completedAt: clock.ago(done.doneDaysAgo),
        completedById: idOf(done.by ?? person),
        completionNotes: done.notes,
        adminFeedback: done.feedback,
      }),
    });
  }
}

async function insertEvents(building: Building): Promise<void> {
  const { em, plan, clock, organizationId, idOf } = building;
  const events = plan.events(clock).map((event) => {
    const planned = plannedAt(event, clock);
    const isAllDay = event.from === undefined;
    const row = em.create(Event, {
      id: newId(),
      organizationId,
      title: event.title,
      description: event.description,
      location: event.location,
      startDate: event.start,
      endDate: event.end ?? event.start,
      startTime: event.from,
      endTime: event.to,
      isAllDay,
      eventType: event.type ?? EventType.volunteer_event,
      maxVolunteers: event.max,
      // A trigger on rsvps counts.
      confirmedSignups: 0,
      sequence: 0,
      videoLink: event.meeting?.link,
      meetingId: event.meeting?.id,
      meetingPasscode: event.meeting?.passcode,
      createdById: idOf(event.by),
      createdAt: planned,
      updatedAt: planned,
    });
    return { id: row.id, event, planned };
  });
  await em.flush();
  for (const { id, event, planned } of events) insertRsvps(building, event, id, planned);
  await em.flush();
}

/** Five weeks ahead, and what comes now was planned long ago. */
function plannedAt(event: EventPlan, clock: DemoClock): Date {
  const fiveWeeksAhead = Date.parse(`${event.start}T15:00:00Z`) - 35 * 86_400_000;
  return new Date(Math.min(fiveWeeksAhead, clock.ago(45).getTime()));
}

function insertRsvps(building: Building, event: EventPlan, eventId: string, planned: Date): void {
  const { em, plan, clock, organizationId, idOf } = building;
  const { yes = [], no = [], notes = {} } = event;
  const people = [...yes, ...no];
  const lastMoment = Math.min(Date.parse(`${event.start}T00:00:00Z`), clock.now.getTime());
  people.forEach((person, index) => {
    const { joinedDaysAgo = 0, lastLoginDaysAgo = 0 } = plan.people[person] ?? {};
    const answered = between(
      Math.max(planned.getTime(), clock.ago(joinedDaysAgo).getTime()),
      Math.min(lastMoment, clock.ago(lastLoginDaysAgo).getTime()),
      (index + 1) / (people.length + 1),
    );
    em.create(Rsvp, {
      organizationId,
      eventId,
      userId: idOf(person),
      status: index < yes.length ? RsvpStatus.signed_up : RsvpStatus.cancelled,
      notes: notes[person],
      createdAt: answered,
      updatedAt: answered,
    });
  });
}

function between(from: number, to: number, share: number): Date {
  return new Date(from + (to - from) * share);
}

async function insertDocuments(
  { em, plan, clock, organizationId, idOf }: Building,
  files: Files,
  contents: Map<string, Buffer>,
): Promise<void> {
  for (const document of plan.documents) {
    const content = contents.get(document.fileName);
    if (!content) throw new Error(`${document.fileName} was not made`);
    const id = newId();
    const uploaded = clock.ago(document.daysAgo);
    em.create(Document, {
      id,
      organizationId,
      title: document.title,
      description: document.description,
      category: document.category,
      visibility: document.visibility,
      isPinned: document.isPinned ?? false,
      fileName: document.fileName,
      fileType: fileTypeOf(document.fileName),
      fileSize: content.length,
      contentHash: hashContent(content),
      uploadedById: idOf(document.by),
      createdAt: uploaded,
      updatedAt: uploaded,
    });
    files.stored.push(id);
    await files.store.put(id, content);
  }
  await em.flush();
}
