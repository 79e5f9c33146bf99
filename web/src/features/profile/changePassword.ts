import type { ApolloClient, Reference } from '@apollo/client';
import * as z from 'zod/mini';
import { errorFields, errorSentence } from '../../apollo/errors';
import { ChangePasswordDocument } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { toastError, toastSuccess } from '../../ui/toast';

export type PasswordValues = { currentPassword: string; newPassword: string; confirmPassword: string };

/** What the server will ask of a new password, told before it is sent. */
export const passwordSchema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, 'Enter the password you signed in with')),
    newPassword: z.string().check(z.minLength(8, 'The new password must have at least 8 characters')),
    confirmPassword: z.string().check(z.minLength(1, 'Repeat the new password')),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      error: 'The two passwords do not match',
    }),
  );

/** Sets the personal password; returns nothing when that worked, otherwise what is wrong with which field. */
export async function changePassword(
  client: ApolloClient,
  values: PasswordValues,
): Promise<Record<string, string> | null> {
  try {
    await client.mutate({
      mutation: ChangePasswordDocument,
      variables: values,
      update: (cache) => {
        // The server ends every other session of the person together with the old password.
        cache.modify<{ mySessions: Reference[] }>({
          fields: {
            mySessions: (devices, { readField }) =>
              devices.filter((device) => readField('current', device as Reference)),
          },
        });
      },
    });
  } catch (error) {
    const wrong = errorFields(error);
    if (Object.keys(wrong).length === 0) toastError(messages.passwordFailed, errorSentence(error));
    return wrong;
  }
  toastSuccess('Your personal password is set');
  return null;
}
