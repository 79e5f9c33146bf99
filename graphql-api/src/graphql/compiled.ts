import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../context.js';

type Gateway = ApolloServerOptionsWithGateway<Context>['gateway'];
type Compiled = Pick<CompiledQuery, 'query'>;

/**
 * Executes documents that were compiled to a function once, where graphql-js walks through them with every request.
 * What cannot be compiled, and requests whose variables are refused, are left to graphql-js.
 */
export function createExecutor(schema: GraphQLSchema) {
  // Apollo keeps the documents it has read; what it forgets is forgotten here too.
  const known = new WeakMap<DocumentNode, Map<string, Compiled | null>>();

  function compiledFor(document: DocumentNode, operationName: string): Compiled | null {
    const ofDocument = known.get(document) ?? new Map<string, Compiled | null>();
    known.set(document, ofDocument);
    let compiled = ofDocument.get(operationName);
    if (compiled === undefined) {
      const made = compileQuery(schema, document, operationName || undefined);
      compiled = isCompiledQuery(made) ? made : null;
      ofDocument.set(operationName, compiled);
    }
    return compiled;
  }

  return async (args: Omit<ExecutionArgs, 'schema'>): Promise<ExecutionResult> => {
    const { document, contextValue, variableValues, operationName } = args;
    const compiled = compiledFor(document, operationName ?? '');
    const result = await compiled?.query(undefined, contextValue, { ...variableValues });
    // Without data nothing has been executed; graphql-js says why in its own words.
    return result && 'data' in result ? withExtensions(result) : execute({ ...args, schema });
  };
}

/** What is thrown by others has no extensions, and the errors of graphql-jit then have none; Apollo trips over that. */
function withExtensions(result: ExecutionResult): ExecutionResult {
  const errors = result.errors?.map((error) => {
    const { message, path, originalError } = error;
    return error.extensions ? error : new GraphQLError(message, { path, originalError });
  });
  return errors ? { ...result, errors } : result;
}

/** The same in the form in which Apollo Server takes an executor of one's own. */
export function compiledExecution(schema: GraphQLSchema): Gateway {
  const execute = createExecutor(schema);
  return {
    load: async () => ({
      // What was asked for, not what was found: an unknown name must not lead to the first operation there is.
      executor: ({ document, context: contextValue, request: { variables, operationName } }) =>
        execute({ document, contextValue, variableValues: variables, operationName }),
    }),
    onSchemaLoadOrUpdate(tell) {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}
