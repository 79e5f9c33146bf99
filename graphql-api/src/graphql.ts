import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import type { Context } from './context.js';
import { mayReadLate } from './database/wall.js';
import { AppError, toAppError } from './errors.js';
import { compiledExecution } from './graphql/compiled.js';
import { asPlugin } from './graphql/hooks.js';
import { apolloHandler } from './graphql/http.js';
import { limits, limitsHooks, tokenSentence } from './graphql/limits.js';
import { olderClientsHooks } from './graphql/olderClients.js';
import { refuseLongDocument, withinTime } from './graphql/patience.js';
import { readTokensOnlyRead } from './modules/accessTokens/accessToken.plugin.js';
import { contextOf } from './request.js';
import { invalid } from './rules.js';

const maxMessage = 300;

/**
 * Builds the GraphQL door.
 * @param options.compiled whether documents are compiled (graphql/compiled.ts)
 * @param options.sandbox whether a browser that opens the address gets Apollo Sandbox
 */
export async function graphqlDoor(
  schema: GraphQLSchema,
  options: { introspection: boolean; sandbox: boolean; compiled: boolean },
) {
  const server = new ApolloServer<Context>({
    ...(options.compiled ? { gateway: compiledExecution(schema) } : { schema }),
    introspection: options.introspection,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: limits.tokens },
    formatError,
    // The process has its own way of stopping (server.ts).
    stopOnTerminationSignals: false,
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    plugins: [
      // It would watch every field for hints that our schema does not give.
      ApolloServerPluginCacheControlDisabled(),
      options.sandbox
        ? ApolloServerPluginLandingPageLocalDefault({ embed: true, footer: false })
        : ApolloServerPluginLandingPageDisabled(),
      // It would look for a subgraph of a federation, which ours is not.
      ApolloServerPluginInlineTraceDisabled(),
      asPlugin([
        readTokensOnlyRead,
        limitsHooks,
        olderClientsHooks,
        { didResolveOperation: ({ operation }) => operation?.operation === 'query' && mayReadLate() },
        { didEncounterErrors: ({ errors, contextValue }) => report(contextValue, errors) },
      ]),
    ],
  });
  await server.start();
  const answer = withinTime(apolloHandler(server, contextOf), contextOf);
  return { handlers: [refuseLongDocument(), answer], stop: () => server.stop() };
}

/** Refusals are for people; what remains is a bug and belongs in the log. */
function report(ctx: Context, errors: readonly GraphQLError[]): void {
  for (const error of errors) {
    if (!error.originalError || error.originalError instanceof AppError) continue;
    if (error.originalError instanceof ArgumentValidationError || error.originalError instanceof GraphQLError)
      continue;
    ctx.log.error({
      event: 'graphql_error',
      requestId: ctx.requestId,
      path: error.path,
      error: error.originalError,
    });
  }
}

function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const original = thrown instanceof GraphQLError ? (thrown.originalError ?? thrown) : thrown;
  const { path, locations } = formatted;
  if (original instanceof ArgumentValidationError)
    return shown(invalid(original.extensions.validationErrors), path);
  if (original instanceof AppError) return shown(original, path);
  // What graphql-js itself refuses: the document, its variables. Its sentences may repeat what was sent.
  if (original instanceof GraphQLError) {
    const { code = 'BAD_USER_INPUT' } = formatted.extensions ?? {};
    const tokens = tokenSentence(formatted.message);
    if (tokens) return { message: tokens, extensions: { code: 'BAD_USER_INPUT' } };
    return { message: withoutValue(formatted.message), locations, path, extensions: { code } };
  }
  return shown(toAppError(original), path);
}

/** What was sent may be a secret, and may be long: a variable is named, its value is not repeated. */
function withoutValue(message: string): string {
  return message
    .replace(/ got invalid value [\s\S]*/, ' got an invalid value.')
    .replace(/( cannot represent [^:]*): [\s\S]*/, '$1.')
    .replace(/^(Expected value of type "[^"]*"), found [\s\S]*/, '$1.')
    .replace(/, found (\w+) "[\s\S]*/, ', found $1.')
    .replace(/^Value "[\s\S]*" does not exist/, 'The value does not exist')
    .slice(0, maxMessage);
}

function shown(error: AppError, path: GraphQLFormattedError['path']): GraphQLFormattedError {
  return { message: error.message, path, extensions: { code: error.code, ...error.details } };
}
