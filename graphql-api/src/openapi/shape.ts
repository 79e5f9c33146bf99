/**
 * What an answer of REST holds: a GraphQL type (`Event`, `[Event]`, `String?` where it may be null), whose fields REST
 * writes in snake_case, or as they are where the name ends in `~`; a list of one shape; or an object of shapes.
 */
export type Shape = string | [Shape] | { [name: string]: Shape };

/** The part of JSON Schema that our answers and arguments need. */
export interface JsonSchema {
  type?: string | string[];
  $ref?: string;
  description?: string;
  format?: string;
  pattern?: string;
  enum?: (string | null)[];
  default?: unknown;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
}

/** The same schema, for a value that may be null. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (schema.$ref) return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [schema.type as string, 'null'],
    ...(schema.enum && { enum: [...schema.enum, null] }),
  };
}
