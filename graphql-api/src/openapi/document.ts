import type { GraphQLSchema } from 'graphql';
import type { Route } from '../rest.js';
import { Components } from './components.js';
import { type Operation, operationOf } from './operation.js';
import type { JsonSchema } from './shape.js';

const errorSchema: JsonSchema = {
  type: 'object',
  description: 'Every refusal. Programs go by `code`, people by `message`.',
  properties: {
    success: { type: 'boolean', enum: [false] as never },
    message: { type: 'string', description: 'A sentence for people; it may change.' },
    code: { type: 'string', description: 'The same code as in GraphQL, such as NOT_FOUND.' },
    requestId: { type: 'string', description: 'To be told to whoever runs the server.' },
    fields: { type: 'object', description: 'A sentence for each field that is wrong.' },
    reasons: {
      type: 'array',
      description: 'Why an answer to an event is refused, as in `Event.myEligibility`.',
      items: {
        type: 'object',
        properties: { code: { type: 'string' }, message: { type: 'string' }, nextStep: { type: 'string' } },
        required: ['code', 'message', 'nextStep'],
      },
    },
  },
  required: ['success', 'message', 'code', 'requestId'],
};

/** Describes the REST door from its own route definitions and the schema that reads their arguments. */
export function openapiDocument(schema: GraphQLSchema, routes: Route[]) {
  const components = new Components(schema);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const operations = paths[path] ?? {};
    paths[path] = operations;
    const operation = operationOf(schema, route, components);
    const present = operations[route.method];
    operations[route.method] = present ? merged(present, operation) : operation;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Handraise',
      version: '1',
      description:
        'The documented REST calls. Each leads to the same service as the GraphQL field named in `x-graphql-field`, and reads its arguments by the same rules. A body is JSON unless it says otherwise; unknown names are ignored.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] as string[] }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access token of POST /auth/login, or a personal access token.',
        },
      },
      schemas: { Error: errorSchema, ...components.schemas },
    },
  };
}

/** Two meanings of one address: who is meant decides. */
function merged(one: Operation, other: Operation): Operation {
  const names = new Set(one.parameters.map(({ name }) => name));
  const [first, second] = [one, other].map(
    ({ responses }) => responses[200]?.content?.['application/json']?.schema,
  );
  return {
    ...one,
    summary: `${one.summary} Or, depending on who asks: ${other.summary}`,
    parameters: [...one.parameters, ...other.parameters.filter(({ name }) => !names.has(name))],
    responses: {
      ...one.responses,
      200: {
        description: 'Depends on the role of who asks.',
        content: { 'application/json': { schema: { anyOf: [first ?? {}, second ?? {}] } } },
      },
    },
    'x-graphql-field': `${one['x-graphql-field']}, ${other['x-graphql-field']}`,
  };
}
