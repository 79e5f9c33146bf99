import { readdirSync, readFileSync } from 'node:fs';
import { type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { executableSchema } from '../schema.js';
import { limits } from './limits.js';
import { measure } from './measure.js';

const client = new URL('../../../web/src/', import.meta.url);
const definitions = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(readFileSync(new URL(file, client), 'utf8')).definitions);
const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
const fragments = new Map(
  definitions
    .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
    .map((one) => [one.name.value, one]),
);

test.each(operations.map((operation) => ({ name: operation.name?.value, operation })))(
  'our own client’s $name is far from every limit',
  ({ operation }) => {
    const { cost, depth, rootFields } = measure(executableSchema(), operation, fragments, { limit: 100 });
    expect(cost).toBeLessThanOrEqual(limits.cost * 0.75);
    expect(depth).toBeLessThanOrEqual(limits.depth - 1);
    expect(rootFields).toBeLessThanOrEqual(limits.rootFields / 2);
  },
);

test('the client has documents', () => {
  expect(operations.length).toBeGreaterThan(20);
});
