import type {
  ApolloServerPlugin,
  GraphQLRequestContextDidEncounterErrors,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestContextWillSendResponse,
  GraphQLRequestListener,
} from '@apollo/server';
import type { Context } from '../context.js';

/** What is done at three moments of every request; what throws in the first of them refuses it. */
export interface RequestHooks {
  didResolveOperation?(request: GraphQLRequestContextDidResolveOperation<Context>): void;
  didEncounterErrors?(request: GraphQLRequestContextDidEncounterErrors<Context>): void;
  willSendResponse?(request: GraphQLRequestContextWillSendResponse<Context>): void;
}

/** Makes one plugin of hooks, called in this order: Apollo asks and awaits every plugin at every moment of a request. */
export function asPlugin(hooks: RequestHooks[]): ApolloServerPlugin<Context> {
  const listener: GraphQLRequestListener<Context> = {
    async didResolveOperation(request) {
      for (const hook of hooks) hook.didResolveOperation?.(request);
    },
    async didEncounterErrors(request) {
      for (const hook of hooks) hook.didEncounterErrors?.(request);
    },
    async willSendResponse(request) {
      for (const hook of hooks) hook.willSendResponse?.(request);
    },
  };
  return { requestDidStart: async () => listener };
}
