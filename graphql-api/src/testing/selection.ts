import {
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/**
 * A document that calls one root field with these arguments as variables and asks for all its plain fields.
 * @param depth how many edges are followed from what the field answers
 */
export function operationFor(schema: GraphQLSchema, name: string, args: object = {}, depth = 2): string {
  const query = schema.getQueryType()?.getFields()[name];
  const field = query ?? schema.getMutationType()?.getFields()[name];
  if (!field) throw new Error(`The schema has no ${name}.`);
  const given = field.args.filter((argument) => Object.hasOwn(args, argument.name));
  const variables = given.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const passed = given.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const kind = query ? 'query' : 'mutation';
  return `${kind}${variables && `(${variables})`} { ${name}${passed && `(${passed})`} ${selection(field, depth)} }`;
}

function selection(field: GraphQLField<unknown, unknown>, depth: number): string {
  const type = getNamedType(field.type);
  if (isLeafType(type) || !isObjectType(type)) return '';
  const inner = Object.values(type.getFields())
    .filter((child) => !child.args.some(isRequiredArgument))
    .filter((child) => depth > 0 || isLeafType(getNamedType(child.type)))
    .map((child) => `${child.name} ${selection(child, depth - 1)}`);
  return `{ __typename ${inner.join(' ')} }`;
}
