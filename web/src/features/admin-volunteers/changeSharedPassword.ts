import type { ApolloClient } from '@apollo/client';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';
import { errorFields, errorSentence } from '../../apollo/errors';
import { ChangeSharedPasswordDocument } from '../../graphql/desk/graphql';
import { toastError, toastSuccess } from '../../ui/toast';
import type { Wrong } from './volunteerChanges';

export type SharedPasswordValues = { newPassword: string; confirmPassword: string };

/** What the server will ask of a new shared password, told before it is sent. */
export const sharedPasswordResolver = standardSchemaResolver<
  SharedPasswordValues,
  unknown,
  SharedPasswordValues
>(
  z
    .object({
      newPassword: z.string().check(z.minLength(8, 'Password must be at least 8 characters long')),
      confirmPassword: z.string().check(z.minLength(1, 'Repeat the new password')),
    })
    .check(
      z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
        path: ['confirmPassword'],
        error: 'The two passwords do not match',
      }),
    ),
);

/** Sets the password that the members of an organization share: of the own one, when none is named. */
export async function changeSharedPassword(
  client: ApolloClient,
  values: SharedPasswordValues,
  organizationId: string | null,
): Promise<Wrong> {
  try {
    await client.mutate({ mutation: ChangeSharedPasswordDocument, variables: { ...values, organizationId } });
  } catch (error) {
    const wrong = errorFields(error);
    if (Object.keys(wrong).length === 0)
      toastError('The shared password could not be changed', errorSentence(error));
    return wrong;
  }
  toastSuccess('The shared password is changed');
  return null;
}
