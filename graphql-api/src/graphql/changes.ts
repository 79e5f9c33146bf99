import { type BreakingChange, findBreakingChanges, type GraphQLSchema, isObjectType } from 'graphql';

/**
 * What would break the programs of those who use the published schema: everything that may not happen, in sentences.
 * A breaking change is allowed when its sentence stands in the list of changes, and a field goes only after it was
 * published as deprecated.
 */
export function forbiddenChanges(
  published: GraphQLSchema,
  present: GraphQLSchema,
  changelog: string,
): string[] {
  return findBreakingChanges(published, present).flatMap((change) => {
    if (!changelog.includes(change.description)) {
      return [`${change.description} It breaks programs, and docs/api-changes.md does not announce it.`];
    }
    if (change.type === 'FIELD_REMOVED' && !wasDeprecated(published, change)) {
      return [`${change.description} It was never published as deprecated.`];
    }
    return [];
  });
}

function wasDeprecated(published: GraphQLSchema, { description }: BreakingChange): boolean {
  const [, typeName = '', field = ''] = /^(\w+)\.(\w+) was removed/.exec(description) ?? [];
  const type = published.getType(typeName);
  return isObjectType(type) && type.getFields()[field]?.deprecationReason != null;
}
