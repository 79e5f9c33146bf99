import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { operationFor } from '../graphql-api/src/testing/selection.js';
import { demo } from './journey.js';

/** The contract, by which calls are written. */
export const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));

type Id = { id: string };
export type Ask = (field: string, variables: Record<string, unknown>) => Promise<Id>;

/** A person who is signed in without a browser, for what has to be there before a journey begins. */
export interface Person {
  /** Calls a field of GraphQL with its arguments; throws what the server says against it. */
  ask: Ask;
  user: Id & { organizationId: string };
  authorization: string;
}

/** Signs in without a browser. */
export async function personOf(url: string, email: string, userAgent = 'a journey'): Promise<Person> {
  const headers = { 'content-type': 'application/json', 'user-agent': userAgent };
  const post = async (path: string, body: object, more = {}) => {
    const init = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
    return (await fetch(`${url}${path}`, init)).json();
  };
  const password = email === demo.superAdmin ? demo.superAdminPassword : demo.password;
  const { tokens, user } = await post('/api/auth/login', { email, password });
  const authorization = `Bearer ${tokens.accessToken}`;
  const ask: Ask = async (field, variables) => {
    const query = operationFor(schema, field, variables, 0);
    const { data, errors } = await post('/graphql', { query, variables }, { authorization });
    if (!data?.[field])
      throw new Error(`${field}: ${JSON.stringify(errors)} for ${JSON.stringify(variables)}`);
    return data[field];
  };
  return { ask, user, authorization };
}
