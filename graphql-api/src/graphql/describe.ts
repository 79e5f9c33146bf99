import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { argumentWording, fieldWording, rootWording } from './wording.fields.js';
import { typeWording, valueWording } from './wording.types.js';

/** A part of the schema that people read about. */
interface Described {
  /** `Type`, `Type.field` or `Type.field(argument)`. */
  place: string;
  part: { description?: string | null };
}

/** Every part of our own schema that has a description, or should have one. */
export function describedParts(schema: GraphQLSchema): Described[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type) => [{ place: type.name, part: type }, ...partsOf(type)]);
}

function partsOf(type: GraphQLNamedType): Described[] {
  const at = (name: string) => `${type.name}.${name}`;
  if (isEnumType(type)) return type.getValues().map((value) => ({ place: at(value.name), part: value }));
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => ({ place: at(field.name), part: field }));
  }
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    { place: at(field.name), part: field },
    ...field.args.map((argument) => ({ place: `${at(field.name)}(${argument.name})`, part: argument })),
  ]);
}

/** Says what no decorator says, because it means the same in many places; a decorator's own words always count. */
export function describe(schema: GraphQLSchema): GraphQLSchema {
  for (const { place, part } of describedParts(schema)) part.description ||= wordsFor(schema, place);
  return schema;
}

function wordsFor(schema: GraphQLSchema, place: string): string | undefined {
  const [type = '', rest] = place.split('.');
  if (rest === undefined)
    return typeWording[type] ?? (type.endsWith('Page') ? typeWording['*Page'] : undefined);
  if (rest.includes('(')) return argumentWording[rest] ?? argumentWording[rest.replace(/^\w+/, '*')];
  const words = isEnumType(schema.getType(type)) ? valueWording : { ...fieldWording, ...rootWording };
  return words[place] ?? (type === 'Query' || type === 'Mutation' ? undefined : words[`*.${rest}`]);
}
