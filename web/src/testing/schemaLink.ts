import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloLink, Observable } from '@apollo/client';
import {
  buildSchema,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

type FieldValue = unknown | ((source: Record<string, unknown>, args: Record<string, unknown>) => unknown);

/** What the server knows, by type and field; whatever is left out gets a plain value of its type. */
export type ResolversByType = Record<string, Record<string, FieldValue>>;

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'));

/** Answers operations from the committed schema, so that a test cannot ask for, or be told, what it does not hold. */
export function schemaLink(resolvers: ResolversByType): ApolloLink {
  const fieldResolver: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
    source,
    args,
    _context,
    info,
  ) => {
    if (source && info.fieldName in source) return source[info.fieldName];
    const value = resolvers[info.parentType.name]?.[info.fieldName];
    if (typeof value === 'function') return value(source, args);
    return value === undefined ? plainValue(info.returnType, info.fieldName) : value;
  };
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        Promise.resolve(
          execute({ schema, document: query, variableValues: variables, operationName, fieldResolver }),
        ).then(
          (result) => {
            observer.next(result as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}

function plainValue(type: GraphQLOutputType, field: string): unknown {
  if (!isNonNullType(type)) return null;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isObjectType(inner)) return {};
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  return scalars[inner.name]?.(field) ?? field;
}

const scalars: Record<string, (field: string) => unknown> = {
  ID: (field) => `${field}-1`,
  Int: () => 0,
  Float: () => 1,
  Boolean: () => false,
  LocalDate: () => '2026-11-21',
  DateTime: () => '2026-11-21T12:00:00.000Z',
};
