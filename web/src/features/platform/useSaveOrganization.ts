import { useApolloClient, useMutation } from '@apollo/client/react';
import { errorFields, errorSentence } from '../../apollo/errors';
import { CreateOrganizationDocument, UpdateOrganizationDocument } from '../../graphql/desk/graphql';
import { toastError, toastSuccess } from '../../ui/toast';
import type { OrganizationDraft } from './organizationDraft';
import { creationRefusal } from './organizationRefusal';
import { platformWords } from './platformWords';

/** Saves the form; resolves with what the server refuses field by field, or with null when all is well. */
export function useSaveOrganization(id: string | null) {
  const client = useApolloClient();
  const [create, creation] = useMutation(CreateOrganizationDocument);
  const [update, change] = useMutation(UpdateOrganizationDocument);
  const save = async (draft: OrganizationDraft): Promise<Record<string, string> | null> => {
    const { nonprofitAdminEmail, nonprofitAdminNotes, password, ...contact } = draft;
    try {
      if (id) {
        await update({
          variables: { id, input: { ...contact, website: contact.website || null, password } },
        });
        toastSuccess(platformWords.organizationUpdated);
      } else {
        const input = {
          ...contact,
          website: contact.website || null,
          password,
          nonprofitAdminEmail,
          nonprofitAdminNotes,
        };
        await create({ variables: { input } });
        toastSuccess(platformWords.organizationCreated);
        // Where it stands in the list depends on order and filters: the server knows.
        await client.refetchQueries({ include: 'active' });
      }
      return null;
    } catch (error) {
      if (id) toastError(platformWords.updateOrganizationFailed, errorSentence(error));
      else toastError(platformWords.createOrganizationFailed, creationRefusal(error));
      return errorFields(error);
    }
  };
  return { save, saving: creation.loading || change.loading };
}
