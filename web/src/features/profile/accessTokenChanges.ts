import type { ApolloClient, Reference } from '@apollo/client';
import { errorCode, errorFields, errorSentence } from '../../apollo/errors';
import {
  CreateAccessTokenDocument,
  type CreateAccessTokenInput,
  RevokeAccessTokenDocument,
} from '../../graphql/graphql';
import { toastError, toastSuccess } from '../../ui/toast';

/** Makes a token; tells its secret, or what is wrong with the name. */
export async function createAccessToken(
  client: ApolloClient,
  input: CreateAccessTokenInput,
): Promise<{ secret?: string; wrong?: string }> {
  try {
    const { data } = await client.mutate({
      mutation: CreateAccessTokenDocument,
      variables: { input },
      update: (cache, { data: made }) => {
        const id = made && cache.identify(made.createAccessToken.accessToken);
        if (!id) return;
        cache.modify<{ myAccessTokens: Reference[] }>({
          fields: {
            myAccessTokens: (tokens, { toReference }) => {
              const added = toReference(id);
              return added ? [added, ...tokens] : tokens;
            },
          },
        });
      },
    });
    return data ? { secret: data.createAccessToken.secret } : {};
  } catch (error) {
    const wrong = errorFields(error).name;
    if (wrong) return { wrong };
    toastError('Failed to create the access token', errorSentence(error));
    return {};
  }
}

/** Ends a token for good; tells whether that worked. */
export async function revokeAccessToken(client: ApolloClient, id: string): Promise<boolean> {
  try {
    await client.mutate({ mutation: RevokeAccessTokenDocument, variables: { id } });
  } catch (error) {
    // It has ended by itself: only the list is behind.
    if (errorCode(error) !== 'NOT_FOUND') {
      toastError('Failed to revoke the access token', errorSentence(error));
      return false;
    }
  }
  client.cache.evict({ id: client.cache.identify({ __typename: 'AccessToken', id }) ?? '' });
  toastSuccess('The access token is revoked');
  return true;
}
