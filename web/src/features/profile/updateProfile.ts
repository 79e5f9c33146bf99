import type { ApolloClient } from '@apollo/client';
import { errorCode, errorFields, errorSentence } from '../../apollo/errors';
import { type ProfileForm_ViewerFragment, UpdateProfileDocument } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { readSession, saveOwnUser } from '../../lib/session';
import { toastError, toastSuccess } from '../../ui/toast';
import type { ProfileValues } from './profileSchema';

/** The profile as the form holds it. */
export function valuesOf(viewer: Omit<ProfileForm_ViewerFragment, ' $fragmentName'>): ProfileValues {
  return {
    firstName: viewer.firstName ?? '',
    lastName: viewer.lastName ?? '',
    email: viewer.email,
    phone: viewer.phone ?? '',
    address: viewer.address ?? '',
    birthday: viewer.birthday ?? '',
    currentPassword: '',
  };
}

/** Saves the profile; returns nothing when that worked, otherwise what is wrong with which field. */
export async function updateProfile(
  client: ApolloClient,
  values: ProfileValues,
): Promise<Record<string, string> | null> {
  const { birthday, currentPassword, ...fields } = values;
  const input = { ...fields, birthday: birthday || null, ...(currentPassword && { currentPassword }) };
  try {
    await client.mutate({ mutation: UpdateProfileDocument, variables: { input } });
  } catch (error) {
    const wrong = errorFields(error);
    if (errorCode(error) === 'CONFLICT') return { email: errorSentence(error) };
    if (Object.keys(wrong).length === 0) toastError(messages.profileFailed, errorSentence(error));
    return wrong;
  }
  const session = readSession();
  if (session) {
    const { firstName, lastName, email } = values;
    const user = { ...session.user, firstName, lastName, email: email.toLowerCase() };
    saveOwnUser(user, session.userType);
  }
  toastSuccess(messages.profileUpdated);
  return null;
}
