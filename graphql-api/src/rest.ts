import { hash } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import {
  coerceInputValue,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isRequiredArgument,
  isScalarType,
} from 'graphql';
import { refuseReadToken, signedIn } from './authorize.js';
import { isKnown } from './conditional.js';
import type { Context } from './context.js';
import { AppError, badInput } from './errors.js';
import { onceFor } from './idempotency/idempotency.js';
import type { Shape } from './openapi/shape.js';
import { checkRules } from './rules.js';
import { refuseBrokenText } from './text.js';

type Json = Record<string, unknown>;

/** A request as a route sees it: what came in the path, behind the question mark, and in the body. */
export interface Incoming {
  params: Record<string, string>;
  query: Json;
  body: Json;
  request: Request;
  response: Response;
}

export interface Route<Args = Json, Input extends object | undefined = undefined> {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  /** The GraphQL root field that leads to the same service; its arguments are the route's arguments. */
  field: string;
  /** What the answer holds, or the media type of a file; /api/openapi.json tells it to programs. */
  gives?: Record<string, Shape> | `${string}/${string}`;
  /** What the call takes where that is not simply the field's arguments; '' as they describe it. */
  takes?: Record<string, Shape>;
  /** How names of the body are documented; both spellings are read. */
  spelling?: 'snake';
  /** Whether nobody needs to be signed in; every other call is refused before anything of it is read. */
  isPublic?: boolean;
  /** The class that holds the rules of the arguments, the same that the resolver takes. */
  args?: new () => Args;
  /** The class that holds the rules of the argument `input`, where the field has one. */
  input?: new () => Input & object;
  /** Reads a body that is no JSON, once it has asked whether this person may send one at all. */
  body?: (ctx: Context, request: Request, response: Response) => Promise<Json>;
  /** Which part of the request holds the arguments; without it, the query of a GET and the body of the others. */
  from?: (incoming: Incoming) => Json;
  /** Whether this call is meant, where several share an address; the first that is meant answers. */
  when?: (ctx: Context) => boolean;
  /** Whether the request may come without any of the arguments; the answer then gets undefined for them. */
  mayOmit?: (incoming: Incoming) => boolean;
  /** Path of what the call created; the answer is then 201 with this Location. */
  created?: (answer: Json) => string;
  /** Answers with JSON, or undefined when it has written the response itself. */
  answer: (
    ctx: Context,
    args: Input extends object ? Args & { input: Input } : Args,
    incoming: Incoming,
  ) => Promise<Json | undefined>;
}

/** Gives a route its argument type; routes of several types stand in one list. */
export function route<Args = Json, Input extends object | undefined = undefined>(
  definition: Route<Args, Input>,
): Route {
  return definition as unknown as Route;
}

/** Builds the REST door over the schema whose arguments it reads. */
export function restRouter(schema: GraphQLSchema, routes: Route[], contextOf: (request: Request) => Context) {
  const router = Router({ caseSensitive: true });
  for (const definition of routes) {
    router[definition.method](definition.path, async (request, response, next) => {
      const ctx = contextOf(request);
      if (!definition.isPublic) signedIn(ctx);
      if (definition.method !== 'get') refuseReadToken(ctx);
      if (definition.when?.(ctx) === false) return next();
      refuseOtherBodies(definition, request);
      const incoming = readIncoming(request, response);
      if (definition.body) incoming.body = await definition.body(ctx, request, response);
      const work = async () => {
        const args = definition.mayOmit?.(incoming)
          ? undefined
          : await readArgs(schema, definition, incoming);
        return definition.answer(ctx, args as Json, incoming);
      };
      const key = definition.created && request.get('idempotency-key');
      const call = { name: `${request.method} ${request.path}`, key: key ?? '', body: incoming.body };
      const answer = key === undefined ? await work() : await onceFor(ctx, call, work as () => Promise<Json>);
      if (!answer) return;
      if (definition.created) {
        response.status(201).location(`${request.baseUrl}${definition.created(answer)}`);
      }
      sendJson(ctx, request, response, { success: true, ...answer });
    });
  }
  return router;
}

/** @throws UNSUPPORTED_MEDIA_TYPE for a body that would be ignored, and so misunderstood */
function refuseOtherBodies(definition: Route, request: Request): void {
  if (definition.body || request.method === 'GET' || request.get('content-length') === '0') return;
  if (request.is('application/json') === false) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body must be sent as application/json');
  }
}

/** A caller who has the same answer already, and says so, is spared it; the mark is the person's own. */
function sendJson({ viewer }: Context, request: Request, response: Response, answer: Json): void {
  const text = JSON.stringify(answer);
  if (request.method === 'GET' && viewer) {
    const mark = hash('sha256', viewer.id + text, 'base64url').slice(0, 27);
    if (isKnown(request, response, `W/"${mark}"`)) return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

function readIncoming(request: Request, response: Response): Incoming {
  const { body } = request;
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    throw badInput('The body must be a JSON object');
  }
  return {
    params: request.params as Record<string, string>,
    query: request.query as Json,
    body: body ?? {},
    request,
    response,
  };
}

/**
 * Reads a request as the arguments of the GraphQL field of that name, by the schema's own types and the class's
 * own rules, so that both doors refuse the same things with the same sentences.
 * @throws BAD_USER_INPUT, never repeating a value
 */
export async function readArgs(schema: GraphQLSchema, definition: Route, incoming: Incoming): Promise<Json> {
  const raw = camelKeys(
    definition.from?.(incoming) ?? (definition.method === 'get' ? incoming.query : incoming.body),
  );
  const values: Json = {};
  for (const argument of argumentsOf(schema, definition.field)) {
    const value =
      definition.method === 'get' ? fromText(raw[argument.name], argument.type) : raw[argument.name];
    const read = readArgument(argument, value);
    if (read !== undefined) values[argument.name] = read;
  }
  refuseBrokenText(values);
  if (definition.input && values.input) {
    values.input = Object.assign(new definition.input(), values.input);
    await checkRules(values.input as object);
  }
  if (!definition.args) return values;
  const instance = Object.assign(new definition.args() as object, values);
  await checkRules(instance, definition.method === 'get');
  return instance as Json;
}

function argumentsOf(schema: GraphQLSchema, field: string): readonly GraphQLArgument[] {
  const found = schema.getQueryType()?.getFields()[field] ?? schema.getMutationType()?.getFields()[field];
  return found?.args ?? [];
}

function readArgument(argument: GraphQLArgument, value: unknown): unknown {
  if (value === undefined) {
    if (isRequiredArgument(argument)) throw badInput(`${argument.name} is required`);
    return argument.defaultValue;
  }
  return coerceInputValue(onlyKnown(value, argument.type), argument.type, (path, _value, error) => {
    const name = [...(path.length > 0 ? path : [argument.name])].join('.');
    const message = wrongValue(name, argument.type, path, error.message);
    throw badInput(message, { [String(path.at(-1) ?? argument.name)]: message });
  });
}

/** REST ignores what it does not know, where GraphQL refuses it. */
function onlyKnown(value: unknown, type: GraphQLInputType): unknown {
  const named = getNullableType(type);
  if (!isInputObjectType(named) || typeof value !== 'object' || value === null || Array.isArray(value))
    return value;
  const fields = named.getFields();
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(fields, name)));
}

function wrongValue(
  name: string,
  type: GraphQLInputType,
  path: readonly (string | number)[],
  told: string,
): string {
  let named = getNamedType(type);
  for (const step of path) {
    if (isInputObjectType(named) && typeof step === 'string') {
      const field = named.getFields()[step];
      if (field) named = getNamedType(field.type);
    }
  }
  const missing = /Field "(\w+)" of required type/.exec(told);
  if (missing) return `${missing[1]} is required`;
  if (/non-nullable/.test(told)) return `${name} is required`;
  if (named.name === 'MemberRole' && name === 'role') return 'Role must be volunteer or nonprofit_admin';
  if (isEnumType(named))
    return `${name} must be one of: ${named
      .getValues()
      .map((value) => value.name)
      .join(', ')}`;
  if (!isScalarType(named)) return `${name} has a wrong type`;
  const kinds: Record<string, string> = {
    Int: 'a whole number',
    Float: 'a number',
    Boolean: 'true or false',
    LocalDate: 'a date such as 2026-05-01',
    LocalTime: 'a time such as 09:30',
  };
  return `${name} must be ${kinds[named.name] ?? 'a text'}`;
}

/** What stands behind a question mark is text; numbers and truth values are read from it strictly. */
function fromText(value: unknown, type: GraphQLInputType): unknown {
  if (typeof value !== 'string') return value;
  const { name } = getNamedType(type);
  if ((name === 'Int' || name === 'Float') && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (name === 'Boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/** `{start_date}` as GraphQL spells it, `{startDate}`; one level, as the documented bodies are. */
export function camelKeys(object: Json): Json {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [
      key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()),
      value,
    ]),
  );
}

/** `{startDate}` as the documented answers spell it, `{start_date}`; one level. */
export function snakeKeys(object: object): Json {
  const spelt: Json = {};
  for (const [key, value] of Object.entries(object)) spelt[snakeKey(key)] = value;
  return spelt;
}

/** Names of our own fields, so that there are not many: the same in every row. */
const snakes = new Map<string, string>();

function snakeKey(key: string): string {
  let snake = snakes.get(key);
  if (snake === undefined) {
    snake = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    snakes.set(key, snake);
  }
  return snake;
}
