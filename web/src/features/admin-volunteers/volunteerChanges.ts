import type { ApolloClient } from '@apollo/client';
import { errorFields, errorSentence } from '../../apollo/errors';
import {
  AddVolunteerDocument,
  RemoveVolunteerDocument,
  ResetPersonalPasswordDocument,
  UpdateVolunteerDocument,
} from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { messages } from '../../lib/messages';
import { toastError, toastSuccess } from '../../ui/toast';
import type { VolunteerValues } from './volunteerSchema';

/** What is wrong with which field; null when it worked. */
export type Wrong = Record<string, string> | null;

/** Puts a person on the whitelist. */
export async function addVolunteer(client: ApolloClient, values: VolunteerValues): Promise<Wrong> {
  const { name, email, role, notes } = values;
  try {
    await client.mutate({
      mutation: AddVolunteerDocument,
      variables: {
        input: { name: name.trim(), email: email.trim(), role, notes: notes.trim() || null },
      },
    });
  } catch (error) {
    toastError(deskMessages.volunteerAddError(reasonOf(error, deskMessages.volunteerAddFailed)));
    return errorFields(error);
  }
  forgetPeople(client);
  toastSuccess(deskMessages.volunteerAdded(name.trim()));
  return null;
}

/** Changes name, role and notes of a person. */
export async function updateVolunteer(client: ApolloClient, values: VolunteerValues): Promise<Wrong> {
  const { name, email, role, notes } = values;
  try {
    await client.mutate({
      mutation: UpdateVolunteerDocument,
      variables: { email, input: { name: name.trim(), role, notes: notes.trim() || null } },
    });
  } catch (error) {
    toastError(deskMessages.volunteerUpdateError(reasonOf(error, deskMessages.volunteerUpdateFailed)));
    return errorFields(error);
  }
  // Names are what the list is in order of, and roles are counted.
  forgetPeople(client);
  toastSuccess(deskMessages.volunteerUpdated);
  return null;
}

/** Takes a person off the whitelist; returns whether that worked. */
export async function removeVolunteer(client: ApolloClient, email: string): Promise<boolean> {
  try {
    await client.mutate({ mutation: RemoveVolunteerDocument, variables: { email } });
  } catch (error) {
    toastError(deskMessages.volunteerRemoveError(reasonOf(error, deskMessages.volunteerRemoveFailed)));
    return false;
  }
  toastSuccess(deskMessages.volunteerRemoved);
  return true;
}

/** Takes a person's own password away; returns whether that worked. */
export async function resetPersonalPassword(client: ApolloClient, userId: string): Promise<boolean> {
  try {
    await client.mutate({
      mutation: ResetPersonalPasswordDocument,
      variables: { userId },
      // There is none left to be reset.
      update: (cache) =>
        void cache.modify({
          id: cache.identify({ __typename: 'DirectoryEntry', id: userId }),
          fields: { hasPersonalPassword: () => false },
        }),
    });
  } catch (error) {
    toastError('The password could not be reset', errorSentence(error));
    return false;
  }
  toastSuccess('The personal password is reset');
  return true;
}

/** Who stands where is the server's to say: the lists on the screen are asked for anew, the others when opened. */
export function forgetPeople(client: ApolloClient): void {
  for (const fieldName of ['directory', 'invalidRecords', 'adminDashboard'])
    client.cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** The server's words, or what failed when it had none of use. */
export function reasonOf(error: unknown, fallback: string): string {
  const words = errorSentence(error);
  return words === messages.somethingWentWrong ? fallback : words;
}
