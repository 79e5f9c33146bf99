import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { forbiddenChanges } from './changes.js';

const published = buildSchema(`
  type Query { task(id: ID!): Task tasks(limit: Int): [Task!]! old: Int @deprecated(reason: "Use tasks. Goes on 2027-06-01.") }
  type Task { id: ID! status: Status! }
  enum Status { open done }
`);
const changed = (query: string, task = 'id: ID! status: Status!', status = 'open done') =>
  buildSchema(`type Query { ${query} } type Task { ${task} } enum Status { ${status} }`);
const all = 'task(id: ID!): Task tasks(limit: Int): [Task!]! old: Int';

test('what is new breaks nobody', () => {
  const present = changed(
    `${all} newer(limit: Int): Task`,
    'id: ID! status: Status! title: String',
    'open done late',
  );
  expect(forbiddenChanges(published, present, '')).toEqual([]);
});

test.each([
  ['a field that is gone', changed(all, 'id: ID!'), 'Task.status was removed.'],
  ['a value that is gone', changed(all, undefined, 'open'), 'done was removed from enum type Status.'],
  [
    'an argument that is wanted now',
    changed(`${all} `.replace('id: ID!', 'id: ID! by: ID!')),
    'A required arg by on Query.task was added.',
  ],
  [
    'an answer that may be null now',
    changed(all, 'id: ID status: Status!'),
    'Task.id changed type from ID! to ID.',
  ],
])('%s is refused unless it is announced', (_what, present, sentence) => {
  expect(forbiddenChanges(published, present, '')).toEqual([
    `${sentence} It breaks programs, and docs/api-changes.md does not announce it.`,
  ]);
});

test('a field goes only when it was deprecated and its going is announced', () => {
  const without = changed('task(id: ID!): Task tasks(limit: Int): [Task!]!');
  expect(forbiddenChanges(published, without, '- Query.old was removed.')).toEqual([]);
  expect(forbiddenChanges(published, without, '')).toHaveLength(1);
  expect(forbiddenChanges(published, changed(all, 'id: ID!'), '- Task.status was removed.')).toEqual([
    'Task.status was removed. It was never published as deprecated.',
  ]);
});
