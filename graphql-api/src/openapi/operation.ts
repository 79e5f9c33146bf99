import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { Route } from '../rest.js';
import type { Components } from './components.js';
import type { JsonSchema, Shape } from './shape.js';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, { schema: JsonSchema }>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  deprecated?: true;
  security?: never[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string | number, Answer>;
  'x-graphql-field': string;
}

type Taken = { name: string; required: boolean; description?: string | null; schema: JsonSchema };

const error = (description: string): Answer => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** One call, as its route and the GraphQL field of its use case describe it. */
export function operationOf(schema: GraphQLSchema, route: Route, components: Components): Operation {
  const field =
    schema.getQueryType()?.getFields()[route.field] ?? schema.getMutationType()?.getFields()[route.field];
  if (!field) throw new Error(`The schema has no ${route.field}.`);
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const ofPath = inPath.map((name) => ({ name, argument: argumentOf(name, field.args) }));
  const others = field.args.filter((argument) => !ofPath.some((one) => one.argument === argument));
  const taken = takenBy(route, others, components);
  const reads = route.method === 'get';
  return {
    operationId: operationId(route),
    tags: [route.path.split('/')[1] ?? ''],
    summary: field.description ?? '',
    ...(field.deprecationReason && { deprecated: true as const }),
    ...(route.isPublic && { security: [] }),
    parameters: [
      ...ofPath.map(({ name, argument }) => ({
        name,
        in: 'path' as const,
        required: true,
        description: argument?.description ?? 'The secret in the address.',
        schema: { type: 'string' },
      })),
      ...(reads
        ? taken.map(({ name, required, description, schema: type }) => ({
            name,
            in: 'query' as const,
            required,
            ...(description && { description }),
            schema: type,
          }))
        : []),
      ...(route.created ? [idempotencyKey] : []),
    ],
    ...(!reads && taken.length > 0 && { requestBody: bodyOf(route, taken) }),
    responses: { ...answersOf(route, components), ...refusals(route, inPath.length > 0) },
    'x-graphql-field': route.field,
  };
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A text of the caller, new for each thing to be created. The same call with the same key within 24 hours creates nothing more and gets the same answer.',
  schema: { type: 'string' },
};

/** `:id` stands for the argument of that name, or for the id of the thing that the field is about. */
function argumentOf(name: string, args: readonly GraphQLArgument[]): GraphQLArgument | undefined {
  return (
    args.find((argument) => argument.name === name) ??
    args.find((argument) => argument.name.endsWith('Id') && isRequiredArgument(argument))
  );
}

function takenBy(route: Route, args: readonly GraphQLArgument[], components: Components): Taken[] {
  const fields = args.flatMap((argument): (GraphQLArgument | GraphQLInputField)[] => {
    const type = getNullableType(argument.type);
    return isInputObjectType(type) ? Object.values(type.getFields()) : [argument];
  });
  const known = fields.map((field) => ({
    name: route.spelling === 'snake' ? snake(field.name) : field.name,
    required: isNeeded(field),
    description: field.description,
    schema: {
      ...components.ofInput(field.type),
      ...(field.defaultValue !== undefined && { default: field.defaultValue }),
    },
  }));
  const { takes } = route;
  if (!takes) return known;
  return Object.entries(takes).map(([name, shape]) => {
    const same = known.find((one) => one.name === name);
    if (same && shape === '') return same;
    const text = typeof shape === 'string' ? shape : '';
    return { name, required: !text.endsWith('?'), schema: components.ofShape(shape as Shape) };
  });
}

const isNeeded = (field: GraphQLArgument | GraphQLInputField) =>
  isRequiredArgument(field as GraphQLArgument) || isRequiredInputField(field as GraphQLInputField);

function bodyOf(route: Route, taken: Taken[]) {
  const required = taken.filter((one) => one.required).map(({ name }) => name);
  const schema: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(
      taken.map(({ name, description, schema: type }) => [
        name,
        { ...type, ...(description && { description }) },
      ]),
    ),
    ...(required.length > 0 && { required }),
  };
  const type = route.body ? 'multipart/form-data' : 'application/json';
  return { required: required.length > 0, content: { [type]: { schema } } };
}

function answersOf(route: Route, components: Components): Record<string, Answer> {
  const { gives } = route;
  if (typeof gives === 'string') {
    return { 200: { description: 'The file.', content: { [gives]: { schema: { type: 'string' } } } } };
  }
  const schema = components.ofShape({ success: 'Boolean', ...gives });
  const content = { 'application/json': { schema } };
  if (!route.created) return { 200: { description: 'Done.', content } };
  const location = { description: 'Where it is now.', schema: { type: 'string' } };
  return { 201: { description: 'Created.', headers: { Location: location }, content } };
}

function refusals(route: Route, hasPath: boolean): Record<string, Answer> {
  return {
    400: error('Something of the request is wrong.'),
    401: error(
      route.isPublic ? 'What should let the caller in does not.' : 'Nobody is signed in, or no longer.',
    ),
    403: error('Not for this role.'),
    ...(hasPath && { 404: error('Absent, foreign or invisible: the same answer.') }),
    ...(route.method !== 'get' && { 409: error('The state of things does not allow it.') }),
    ...(route.created && { 422: error('The Idempotency-Key was used for something else.') }),
    429: error('Too many requests; Retry-After says when to come again.'),
    503: error('Briefly unavailable; Retry-After says when to come again.'),
  };
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function operationId({ method, path }: Route): string {
  const words = path.split(/[/:.-]+/).filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
