import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** How much a document asks for, before anything of it is done. */
export interface Measure {
  /** Levels of fields, the root fields being the first. */
  depth: number;
  /** How many objects the answer may hold: every list counts as long as it may become. */
  cost: number;
  rootFields: number;
  logins: number;
  /** How often it asks about the schema itself. */
  introspections: number;
}

/** The same for a selection, whose `items` are as many as the field around it says. */
interface Part extends Measure {
  perItem: number;
}

const nothing: Part = { depth: 0, cost: 0, perItem: 0, rootFields: 0, logins: 0, introspections: 0 };
/** What the schema tells about itself is not the data's depth, but work all the same. */
const introspection: Part = { ...nothing, depth: 1, cost: 10, rootFields: 1, introspections: 1 };
/** Lists whose length no argument says, as long as they usually are at most. */
const usualLength: Record<string, number> = {
  'CalendarMonth.events': 100,
  'PlatformAnalytics.months': 36,
};
const usualOtherwise = 5;
const longestPage = 1_000;

/** Measures an operation of a valid document; each fragment once, however often it is spread. */
export function measure(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
  variables: Record<string, unknown>,
): Measure {
  const known = new Map<string, Part>();
  const defaults = new Map(
    operation.variableDefinitions?.map(({ variable, defaultValue }) => [variable.name.value, defaultValue]),
  );

  function partOf(type: GraphQLCompositeType, set: SelectionSetNode | undefined): Part {
    return sum(set?.selections.map((selection) => onePart(type, selection)) ?? []);
  }

  function onePart(type: GraphQLCompositeType, selection: SelectionSetNode['selections'][number]): Part {
    if (selection.kind === Kind.FIELD) return fieldPart(type, selection);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return partOf(narrowed(selection.typeCondition?.name.value, type), selection.selectionSet);
    }
    const fragment = fragments.get(selection.name.value);
    if (!fragment) return nothing;
    const { value } = fragment.name;
    const part =
      known.get(value) ?? partOf(narrowed(fragment.typeCondition.name.value, type), fragment.selectionSet);
    known.set(value, part);
    return part;
  }

  function narrowed(name: string | undefined, type: GraphQLCompositeType): GraphQLCompositeType {
    const found = name === undefined ? undefined : schema.getType(name);
    return isCompositeType(found) ? found : type;
  }

  function fieldPart(parent: GraphQLCompositeType, node: FieldNode): Part {
    const name = node.name.value;
    if (name === '__schema' || name === '__type') return introspection;
    const own = { rootFields: 1, logins: parent === schema.getMutationType() && name === 'login' ? 1 : 0 };
    const field = isObjectType(parent) ? parent.getFields()[name] : undefined;
    const type = field && getNamedType(field.type);
    if (!field || !isCompositeType(type)) return { ...nothing, ...own, depth: 1 };
    const inner = partOf(type, node.selectionSet);
    const limit = limitOf(field, node);
    const each = 1 + inner.cost + inner.perItem * (limit ?? usualOtherwise);
    const part = { ...nothing, ...own, depth: inner.depth + 1 };
    if (!isListType(getNullableType(field.type))) return { ...part, cost: each };
    if (name === 'items' && limit === undefined) return { ...part, perItem: each };
    return { ...part, cost: each * (limit ?? usualLength[`${parent.name}.${name}`] ?? usualOtherwise) };
  }

  function limitOf(field: GraphQLField<unknown, unknown>, node: FieldNode): number | undefined {
    const argument = field.args.find(({ name }) => name === 'limit' || name === 'first');
    if (!argument) return undefined;
    const given = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
    const limit = given && numberOf(given);
    // More than the longest page is refused by the field itself, which says what it allows.
    return Math.min(longestPage, Math.max(1, limit ?? Number(argument.defaultValue ?? usualOtherwise)));
  }

  function numberOf(value: ValueNode): number | undefined {
    if (value.kind === Kind.INT) return Number(value.value);
    if (value.kind !== Kind.VARIABLE) return undefined;
    const name = value.name.value;
    const sent = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (typeof sent === 'number') return sent;
    const otherwise = defaults.get(name);
    return otherwise && numberOf(otherwise);
  }

  const root = schema.getRootType(operation.operation);
  const { perItem: _, ...measured } = root ? partOf(root, operation.selectionSet) : nothing;
  return measured;
}

function sum(parts: Part[]): Part {
  return parts.reduce(
    (total, part) => ({
      depth: Math.max(total.depth, part.depth),
      cost: total.cost + part.cost,
      perItem: total.perItem + part.perItem,
      rootFields: total.rootFields + part.rootFields,
      logins: total.logins + part.logins,
      introspections: total.introspections + part.introspections,
    }),
    nothing,
  );
}
