import type { ApolloClient, Reference } from '@apollo/client';
import { errorCode, errorFields, errorSentence } from '../../apollo/errors';
import {
  CreateWebhookDocument,
  type CreateWebhookInput,
  DeleteWebhookDocument,
  ReplayWebhookDocument,
} from '../../graphql/desk/graphql';
import { toastError, toastSuccess } from '../../ui/toast';

/** Adds a webhook; tells its secret, or what is wrong with which field. */
export async function createWebhook(
  client: ApolloClient,
  input: CreateWebhookInput,
): Promise<{ secret?: string; wrong?: Record<string, string> }> {
  try {
    const { data } = await client.mutate({
      mutation: CreateWebhookDocument,
      variables: { input },
      update: (cache, { data: made }) => {
        const id = made && cache.identify(made.createWebhook.webhook);
        if (!id) return;
        cache.modify<{ webhooks: Reference[] }>({
          fields: {
            webhooks: (webhooks, { toReference }) => {
              const added = toReference(id);
              return added ? [...webhooks, added] : webhooks;
            },
          },
        });
      },
    });
    return data ? { secret: data.createWebhook.secret } : {};
  } catch (error) {
    const wrong = errorFields(error);
    if (Object.keys(wrong).length > 0) return { wrong };
    toastError('Failed to add the webhook', errorSentence(error));
    return {};
  }
}

/** Sends what follows the cursor again, and goes on from there; tells whether that worked. */
export async function replayWebhook(client: ApolloClient, id: string, since: string): Promise<boolean> {
  try {
    await client.mutate({ mutation: ReplayWebhookDocument, variables: { id, since } });
    toastSuccess('Changes are being sent');
    return true;
  } catch (error) {
    toastError('Failed to send the changes', errorSentence(error));
    return false;
  }
}

/** Ends a webhook; tells whether that worked. */
export async function deleteWebhook(client: ApolloClient, id: string): Promise<boolean> {
  try {
    await client.mutate({ mutation: DeleteWebhookDocument, variables: { id } });
  } catch (error) {
    // Somebody else was faster: only the list is behind.
    if (errorCode(error) !== 'NOT_FOUND') {
      toastError('Failed to delete the webhook', errorSentence(error));
      return false;
    }
  }
  client.cache.evict({ id: client.cache.identify({ __typename: 'Webhook', id }) ?? '' });
  toastSuccess('The webhook is deleted');
  return true;
}
