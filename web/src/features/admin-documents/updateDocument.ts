import type { ApolloClient } from '@apollo/client';
import { errorFields, errorSentence } from '../../apollo/errors';
import {
  type DocumentCategory,
  type DocumentVisibility,
  UpdateDocumentDocument,
} from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { toastError, toastSuccess } from '../../ui/toast';

export type DocumentValues = {
  title: string;
  description: string;
  category: DocumentCategory;
  visibility: DocumentVisibility;
};

/** Saves what is said about a document; returns null when that worked, otherwise what is wrong with the title. */
export async function updateDocument(
  client: ApolloClient,
  id: string,
  values: DocumentValues,
): Promise<string | null> {
  const title = values.title.trim();
  if (!title) return deskMessages.documentTitleRequired;
  const input = { ...values, title, description: values.description.trim() || null };
  try {
    await client.mutate({ mutation: UpdateDocumentDocument, variables: { id, input } });
  } catch (error) {
    const wrong = errorFields(error).title;
    if (!wrong) toastError(deskMessages.documentUpdateFailed, errorSentence(error));
    return wrong ?? '';
  }
  toastSuccess(`${title} is updated`);
  // Another category or title may take it out of the list that is shown.
  void client.refetchQueries({ include: 'active' }).catch(() => null);
  return null;
}
