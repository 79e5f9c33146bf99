import { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { from, switchMap, throwError } from 'rxjs';
import { fetchInTime } from '../lib/http';
import { refreshOnce } from '../lib/refresh';
import { readSession } from '../lib/session';
import { isUnauthenticated } from './errors';

/** A refused access token is renewed once, in silence; the request then runs a second and last time. */
const renewal = new ErrorLink(({ error, operation, forward }) => {
  if (!isUnauthenticated(error)) return;
  const { accessToken } = operation.getContext();
  return from(refreshOnce(accessToken)).pipe(
    switchMap((outcome) => (outcome === 'renewed' ? forward(operation) : throwError(() => error))),
  );
});

const bearer = new SetContextLink(({ headers }) => {
  const accessToken = readSession()?.accessToken;
  return {
    accessToken,
    headers: accessToken ? { ...headers, authorization: `Bearer ${accessToken}` } : headers,
  };
});

export const link = ApolloLink.from([renewal, bearer, new HttpLink({ uri: '/graphql', fetch: fetchInTime })]);
