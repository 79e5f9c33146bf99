import type { GraphQLRequest } from '@apollo/server';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { type AppError, badInput } from '../errors.js';
import type { RequestHooks } from './hooks.js';
import { type Measure, measure } from './measure.js';
import { mustFinish } from './patience.js';

export const limits = {
  tokens: 1_000,
  depth: 8,
  aliases: 15,
  rootFields: 10,
  introspections: 2,
  /** The largest page there is, of 1,000 organizations, twice. */
  cost: 2_000,
};

/** Who sends this header is told in `extensions.cost` what the document costs. */
export const costHeader = 'x-graphql-cost';

/**
 * Refuses documents that ask for more than one person can want, before anything of them is done. Their cost is
 * the number of objects that the answer may hold.
 */
export const limitsHooks: RequestHooks = {
  didResolveOperation({ schema, document, operation, request, contextValue }) {
    // Else an operation that nobody has judged would be executed.
    if (!operation) throw unresolved(request.operationName);
    if (operation.operation === 'mutation') mustFinish(contextValue);
    try {
      const told = withinLimits(schema, document, operation, request.variables ?? {});
      if (request.http?.headers.has(costHeader)) toTell.set(request, told);
    } catch (error) {
      const { message, code } = error as AppError;
      throw new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
    }
  },
  willSendResponse({ request, response }) {
    const told = toTell.get(request);
    if (!told || response.body.kind !== 'single') return;
    const { cost: requested, depth } = told;
    const { singleResult } = response.body;
    singleResult.extensions = {
      ...singleResult.extensions,
      cost: { requested, limit: limits.cost, depth },
    };
  },
};

const toTell = new WeakMap<GraphQLRequest, Measure>();

/** Which of its operations is meant, a document alone may not say. */
function unresolved(name: string | undefined): GraphQLError {
  const message = name
    ? 'The document has no operation of this name.'
    : 'Must provide operation name if query contains multiple operations.';
  return new GraphQLError(message, {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
  });
}

/** Of documents that Apollo keeps: only numbers among the variables change what they ask for. */
const measures = new WeakMap<OperationDefinitionNode, Map<string, Measure>>();
const maxKnown = 50;

/**
 * Measures an operation of a valid document.
 * @throws BAD_USER_INPUT when it asks for too much
 */
export function withinLimits(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Measure {
  const known = measures.get(operation) ?? new Map<string, Measure>();
  measures.set(operation, known);
  const numbers = JSON.stringify(Object.entries(variables).filter(([, value]) => typeof value === 'number'));
  const measured = known.get(numbers) ?? measure(schema, operation, fragmentsOf(document), variables);
  refuseTooMuch(measured, known.size > 0 ? 0 : aliasesIn(document));
  // Only what may be done is kept, and is asked no more.
  if (known.size < maxKnown) known.set(numbers, measured);
  return measured;
}

/** The plain sentence for what the parser stopped at, and otherwise nothing. */
export function tokenSentence(message: string): string | undefined {
  if (!/Document contains more tha[nt] \d+ tokens/.test(message)) return undefined;
  return `The document has more than ${limits.tokens} words and signs, which is the most that is allowed.`;
}

function refuseTooMuch({ depth, cost, rootFields, logins, introspections }: Measure, aliases: number): void {
  if (logins > 1) throw badInput('One document may sign in once.');
  if (introspections > limits.introspections) {
    throw badInput(`One document may ask about the schema itself ${limits.introspections} times.`);
  }
  if (rootFields > limits.rootFields) {
    throw badInput(
      `The document asks for ${rootFields} root fields; at most ${limits.rootFields} are allowed.`,
    );
  }
  if (aliases > limits.aliases) {
    throw badInput(`The document has ${aliases} aliases; at most ${limits.aliases} are allowed.`);
  }
  if (depth > limits.depth) {
    throw badInput(`The document is ${depth} levels deep; at most ${limits.depth} are allowed.`);
  }
  if (cost > limits.cost) {
    throw badInput(
      `The answer could hold ${cost} objects; at most ${limits.cost} are allowed. Ask for smaller pages.`,
    );
  }
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

function aliasesIn(document: DocumentNode): number {
  let aliases = 0;
  visit(document, {
    Field(node) {
      if (node.alias) aliases += 1;
    },
  });
  return aliases;
}
