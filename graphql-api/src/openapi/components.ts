import {
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { type JsonSchema, nullable, type Shape } from './shape.js';

const scalars: Record<string, JsonSchema> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  LocalDate: { type: 'string', format: 'date' },
  LocalTime: { type: 'string', pattern: '^\\d\\d:\\d\\d$' },
  DateTime: { type: 'string', format: 'date-time' },
  Upload: { type: 'string', format: 'binary' },
};

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Turns GraphQL types into JSON Schema, and keeps the objects it has met as components. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {};

  constructor(private readonly schema: GraphQLSchema) {}

  /** The schema of an argument or of a field of an input; whether it may be left out is told elsewhere. */
  ofInput(type: GraphQLInputType): JsonSchema {
    if (isNonNullType(type)) return this.ofRequiredInput(type.ofType);
    return nullable(this.ofRequiredInput(type));
  }

  /** The schema of what an answer holds. */
  ofShape(shape: Shape): JsonSchema {
    if (Array.isArray(shape)) return { type: 'array', items: this.ofShape(shape[0]) };
    if (typeof shape === 'object') return object(mapValues(shape, (one) => this.ofShape(one)));
    if (shape.endsWith('?')) return nullable(this.ofShape(shape.slice(0, -1)));
    if (shape.startsWith('[')) return { type: 'array', items: this.ofShape(shape.slice(1, -1)) };
    const asItIs = shape.endsWith('~');
    const type = this.schema.getType(asItIs ? shape.slice(0, -1) : shape);
    if (!type) throw new Error(`The schema has no type ${shape}.`);
    return this.ofNamed(type, asItIs);
  }

  private ofRequiredInput(type: GraphQLInputType): JsonSchema {
    if (isNonNullType(type)) return this.ofRequiredInput(type.ofType);
    if (isListType(type)) return { type: 'array', items: this.ofInput(type.ofType) };
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields());
      return object(
        Object.fromEntries(
          fields.map((field) => [field.name, { ...this.ofInput(field.type), ...described(field) }]),
        ),
        fields
          .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
          .map(({ name }) => name),
      );
    }
    return this.ofNamed(type, false);
  }

  private ofOutput(type: GraphQLOutputType, asItIs: boolean): JsonSchema {
    if (!isNonNullType(type)) return nullable(this.ofRequired(type, asItIs));
    return this.ofRequired(type.ofType as GraphQLOutputType, asItIs);
  }

  private ofRequired(type: GraphQLOutputType, asItIs: boolean): JsonSchema {
    if (isListType(type))
      return { type: 'array', items: this.ofOutput(type.ofType as GraphQLOutputType, asItIs) };
    return this.ofNamed(type as GraphQLNamedType, asItIs);
  }

  private ofNamed(type: GraphQLNamedType, asItIs: boolean): JsonSchema {
    if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
    if (!isObjectType(type)) return { ...scalars[type.name] };
    const name = asItIs ? `${type.name}AsItIs` : type.name;
    if (!this.schemas[name]) {
      this.schemas[name] = {};
      this.schemas[name] = this.ofObject(type, asItIs);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private ofObject(type: GraphQLObjectType, asItIs: boolean): JsonSchema {
    const fields = Object.values(type.getFields()).filter(({ name }) => !isGraphqlOnly(type.name, name));
    const properties = fields.map((field) => {
      const schema = { ...this.ofOutput(field.type, asItIs), ...described(field) };
      return [asItIs ? field.name : snake(field.name), schema] as const;
    });
    return { ...object(Object.fromEntries(properties)), ...described(type) };
  }
}

const described = ({ description }: { description?: string | null }) => (description ? { description } : {});

function object(properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema {
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

function mapValues<From, To>(record: Record<string, From>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));
}

/** What a resolver of its own works out is asked for in GraphQL; REST gives what the row holds. */
function isGraphqlOnly(type: string, field: string): boolean {
  return getMetadataStorage().fieldResolvers.some(
    ({ kind, schemaName, getObjectType }) =>
      kind === 'external' && schemaName === field && getObjectType?.().name === type,
  );
}
