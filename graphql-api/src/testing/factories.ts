import { newId } from '../database/id.js';
import { Document, DocumentCategory, DocumentVisibility } from '../modules/documents/document.entity.js';
import { hashContent } from '../modules/documents/document.store.js';
import { Event } from '../modules/events/event.entity.js';
import { Organization } from '../modules/organizations/organization.entity.js';
import { hashPassword } from '../modules/people/password.js';
import { User, UserRole } from '../modules/people/user.entity.js';
import { Assignment } from '../modules/tasks/assignment.entity.js';
import { Task } from '../modules/tasks/task.entity.js';
import type { TestApi } from './api.js';

export const sharedPassword = 'shared-password-1';
let counter = 0;

const hashes = new Map<string, Promise<string>>();

/** Hashing is slow on purpose; tests need each password's hash once. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

type Some<Entity> = Partial<Record<keyof Entity, unknown>>;

/** Makes what a test needs and fills in what it is not about. */
export function factories(api: { database: Pick<TestApi['database'], 'orm'>; store: TestApi['store'] }) {
  const save = async <Entity extends object>(type: new () => Entity, values: object): Promise<Entity> => {
    const em = api.database.orm.em.fork();
    const entity = em.create(type, { id: newId(), ...values } as never);
    await em.flush();
    return entity;
  };
  return {
    async anOrganization(values: Some<Organization> = {}) {
      counter += 1;
      const passwordHash = await hashOf(sharedPassword);
      return save(Organization, { name: `Organization ${counter}`, passwordHash, ...values });
    },
    async aVolunteer(organization: { id: string }, values: Some<User> = {}) {
      counter += 1;
      return save(User, {
        organizationId: organization.id,
        email: `person${counter}@example.org`,
        role: UserRole.volunteer,
        firstName: `First${counter}`,
        lastName: `Last${counter}`,
        ...values,
      });
    },
    async anAdmin(organization: { id: string }, values: Some<User> = {}) {
      return this.aVolunteer(organization, { role: UserRole.nonprofit_admin, ...values });
    },
    async aSuperAdmin(password: string, values: Some<User> = {}) {
      counter += 1;
      return save(User, {
        email: `super${counter}@example.org`,
        role: UserRole.super_admin,
        passwordHash: await hashOf(password),
        ...values,
      });
    },
    async anEvent(organization: { id: string }, values: Some<Event> = {}) {
      counter += 1;
      return save(Event, {
        organizationId: organization.id,
        title: `Event ${counter}`,
        startDate: '2099-05-01',
        endDate: values.startDate ?? '2099-05-01',
        ...values,
      });
    },
    async aTask(organization: { id: string }, assignees: { id: string }[] = [], values: Some<Task> = {}) {
      counter += 1;
      const task = await save(Task, { organizationId: organization.id, title: `Task ${counter}`, ...values });
      for (const { id } of assignees) {
        await save(Assignment, { organizationId: organization.id, taskId: task.id, userId: id });
      }
      return task;
    },
    async aDocument(organization: { id: string }, values: Some<Document> & { content?: Buffer } = {}) {
      counter += 1;
      const { content = Buffer.from(`Content ${counter}`), ...columns } = values;
      const document = await save(Document, {
        organizationId: organization.id,
        title: `Document ${counter}`,
        category: DocumentCategory.general,
        visibility: DocumentVisibility.all,
        fileName: `document-${counter}.txt`,
        fileType: 'text/plain',
        fileSize: content.length,
        contentHash: hashContent(content),
        ...columns,
      });
      await api.store.put(document.id, content);
      return document;
    },
  };
}
