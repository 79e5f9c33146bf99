import { expect, test } from 'vitest';
import { executableSchema } from '../schema.js';
import { testApi } from './api.js';
import { operationFor } from './selection.js';

const api = testApi();
const schema = executableSchema();

/** Reads that return lists, and what they cost besides reading the viewer: their own statements. */
const reads: { name: string; statements: number; args?: object }[] = [
  { name: 'volunteerDashboard', statements: 1 },
  { name: 'myTasks', statements: 1, args: { limit: 100 } },
  { name: 'upcomingEvents', statements: 1, args: { limit: 100 } },
  { name: 'calendarMonth', statements: 1, args: { month: 5, year: 2099 } },
  { name: 'adminDashboard', statements: 1 },
  { name: 'adminTasks', statements: 1, args: { limit: 100 } },
  { name: 'events', statements: 1, args: { limit: 100 } },
  { name: 'recentDocuments', statements: 1, args: { limit: 100 } },
  { name: 'documents', statements: 1, args: { limit: 100 } },
  { name: 'directory', statements: 1, args: { limit: 100 } },
  { name: 'myPastEvents', statements: 1, args: { limit: 100 } },
  { name: 'changes', statements: 2, args: { first: 1_000 } },
];
const viewerStatements = 1;

test.each(reads)(
  '$name takes the same statements at 1 and at 50 rows',
  async ({ name, statements, args }) => {
    for (const rows of [1, 50]) {
      const organization = await api.make.anOrganization();
      // An admin may read all of it, and has tasks and answers of their own.
      const reader = await api.make.anAdmin(organization);
      for (let row = 0; row < rows; row += 1) {
        await api.make.anEvent(organization);
        await api.make.aTask(organization, [reader]);
        await api.make.aDocument(organization);
      }
      const person = api.as(reader);
      await person.token();
      const count = await api.statements.during(async () => {
        const { errors } = await person.graphql(operationFor(schema, name, args), args);
        expect(errors).toBeUndefined();
      });
      expect(count).toBe(viewerStatements + statements);
    }
  },
);
