import type { GraphQLSchema } from 'graphql';
import { type Fixture, type Row, table } from '../testing/permissions.table.js';
import { operationFor } from '../testing/selection.js';
import type { Belonging, Principal } from './principals.js';
import type { Place } from './world.js';

export interface Request {
  method: string;
  path: string;
  body?: unknown;
}

/** One way to ask for one use case, through one of the doors. */
export interface Call {
  name: string;
  door: 'GraphQL' | 'REST';
  useCase: string;
  kind: 'query' | 'mutation';
  who: Row['who'];
  /** Whether it names something that belongs to somebody. */
  takesId: boolean;
  ask(place: Place, principal: Principal, belonging: Belonging): Request;
}

type Named = (place: Place, person: Principal['person'], belonging: Belonging) => { id: string };

/** What the permission table asks with an id of nobody; here it is somebody's. */
export const named: Record<string, { argument: string; of: Named }> = {
  endMySession: { argument: 'id', of: personal('sessions') },
  revokeAccessToken: { argument: 'id', of: personal('tokens') },
  deleteInvalidRecord: { argument: 'id', of: (place) => place.invalidRecord },
  newsletter: { argument: 'id', of: (place) => place.newsletter },
  newsletterMessages: { argument: 'newsletterId', of: (place) => place.newsletter },
  deleteWebhook: { argument: 'id', of: (place) => place.webhook },
  replayWebhook: { argument: 'id', of: (place) => place.webhook },
  webhookDeliveries: { argument: 'webhookId', of: (place) => place.webhook },
};

function personal(noun: 'sessions' | 'tokens'): Named {
  return (place, person, belonging) => place[noun][belonging === 'own' ? person : 'other'];
}

/** Every GraphQL operation and every REST route. */
export function everyCall(schema: GraphQLSchema): Call[] {
  const queries = schema.getQueryType()?.getFields() ?? {};
  return table.flatMap((row): Call[] => {
    const special = named[row.useCase];
    const shared = {
      useCase: row.useCase,
      kind: Object.hasOwn(queries, row.useCase) ? ('query' as const) : ('mutation' as const),
    };
    const overGraphql: Call = {
      ...shared,
      name: row.useCase,
      door: 'GraphQL',
      who: special ? found(row.who) : row.who,
      takesId: Boolean(special) || names(row.args),
      ask(place, { person }, belonging) {
        const args = {
          ...row.args?.(place),
          ...(special && { [special.argument]: special.of(place, person, belonging).id }),
        };
        const body = { query: operationFor(schema, row.useCase, args), variables: args };
        return { method: 'POST', path: '/graphql', body };
      },
    };
    const overRest = (row.rest ?? []).map(({ call, who = row.who, params, body }): Call => {
      const [method = '', template = ''] = call.split(' ');
      const id = special && template.includes(':id');
      return {
        ...shared,
        name: call,
        door: 'REST',
        who: id ? found(who) : who,
        takesId: Boolean(id) || names(params) || names(body),
        ask(place, { person }, belonging) {
          const values = {
            ...params?.(place),
            ...(id && { id: special.of(place, person, belonging).id }),
          } as Record<string, string>;
          const path = template.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''));
          return {
            method,
            path: `/api${path}`,
            ...(method !== 'GET' && { body: body?.(place) ?? {} }),
          };
        },
      };
    });
    return [overGraphql, ...overRest];
  });
}

/** Who learns from the table that there is no such thing finds it where there is one. */
const found = (who: Row['who']) => who.map((status) => (status === 404 ? 200 : status)) as Row['who'];

/** Whether these arguments are made of something that belongs to an organization. */
function names(made: ((of: Fixture) => object) | undefined): boolean {
  let touched = false;
  const touch = () => {
    touched = true;
    return 'x';
  };
  const thing = new Proxy({}, { get: touch });
  const fixture = new Proxy({}, { get: () => thing }) as Fixture;
  made?.(fixture);
  return touched;
}
