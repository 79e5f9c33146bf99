import type { Request, RequestHandler, Response } from 'express';
import { GraphQLError, GraphQLScalarType } from 'graphql';
import type { Context } from './context.js';
import { type AppError, badInput, toAppError } from './errors.js';
import { type Form, readForm, UploadedFile } from './multipart.js';

const unsupported = 'An Upload is sent as a file of a multipart request';

/** A file among the variables of an operation. */
export const Upload = new GraphQLScalarType<UploadedFile, never>({
  name: 'Upload',
  description:
    'A file, sent as a part of a multipart request (graphql-multipart-request-spec): at most one, with the header ' +
    '`apollo-require-preflight: true`.',
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  parseValue(value) {
    if (value instanceof UploadedFile) return value;
    throw new GraphQLError(unsupported);
  },
  parseLiteral() {
    throw new GraphQLError(unsupported);
  },
  serialize() {
    throw new GraphQLError(unsupported);
  },
});

type Json = Record<string, unknown>;

/**
 * Reads operations that come with a file. Whoever may send none is refused before a byte of it is read, and so is
 * what another site could make a browser send.
 * @param mayUpload throws for those who may not
 */
export function readUploads(
  contextOf: (request: Request) => Context,
  mayUpload: (ctx: Context) => unknown,
): RequestHandler {
  return async (request, response, next) => {
    // A body that has been read is none of a form.
    if (request.body !== undefined || !request.is('multipart/form-data')) return next();
    try {
      refuseOtherSites(request);
      mayUpload(contextOf(request));
      request.body = operationOf(await readForm(request, response));
    } catch (error) {
      return refuse(response, toAppError(error));
    }
    next();
  };
}

/** The same as Apollo's csrfPrevention, which would come too late: after the file has been read. */
function refuseOtherSites(request: Request): void {
  if (request.get('apollo-require-preflight') || request.get('x-apollo-operation-name')) return;
  throw badInput('A multipart request needs the header apollo-require-preflight');
}

/** As Apollo answers a refusal inside an operation. */
function refuse(response: Response, { code, message, details }: AppError): void {
  response.json({ errors: [{ message, extensions: { code, ...details } }] });
}

/** Puts the file of the form into the variables of its operation. */
function operationOf({ texts, files }: Form): Json {
  const operation = readJson(texts.get('operations'), 'operations');
  const map = readJson(texts.get('map'), 'map');
  for (const [field, paths] of Object.entries(map)) {
    const file = files.get(field);
    if (!file) throw badInput('Please select a file to upload');
    if (!Array.isArray(paths)) throw badInput('map is not valid');
    for (const path of paths) put(operation, String(path), file);
  }
  return operation;
}

function readJson(text: string | undefined, field: string): Json {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  } catch {
    // The sentence below is for both.
  }
  throw badInput(`${field} is not valid`);
}

/** Puts the file where the variables hold null for it; any other place is refused. */
function put(operation: Json, path: string, file: UploadedFile): void {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let place: unknown = operation;
  for (const step of steps) place = ownValue(place, step);
  if (steps[0] !== 'variables' || ownValue(place, last) !== null) throw badInput('map is not valid');
  (place as Json)[last] = file;
}

function ownValue(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) return undefined;
  return (holder as Json)[key];
}
