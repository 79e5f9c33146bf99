import { useApolloClient } from '@apollo/client/react';
import { errorSentence } from '../../apollo/errors';
import {
  ChangeUserRoleDocument,
  DeleteUserDocument,
  type MemberRole,
  type UserRow_UserFragment,
} from '../../graphql/desk/graphql';
import { toastError, toastSuccess } from '../../ui/toast';
import { resetPersonalPassword } from '../admin-volunteers/volunteerChanges';
import { platformWords } from './platformWords';

/** What can be done to a person at once from the table. */
export function useUserChanges() {
  const client = useApolloClient();
  const reload = () => client.refetchQueries({ include: 'active' });

  const changeRole = async (user: UserRow_UserFragment, role: MemberRole) => {
    try {
      await client.mutate({
        mutation: ChangeUserRoleDocument,
        variables: { email: user.email ?? '', role },
        // Shown before the server has answered; a refusal takes it back.
        optimisticResponse: { changeUserRole: { ...user, __typename: 'PlatformUser', role } as never },
      });
      toastSuccess(platformWords.roleUpdated);
      await reload();
    } catch (error) {
      toastError(platformWords.failed(errorSentence(error)));
    }
  };

  const deleteUser = async ({ email }: UserRow_UserFragment) => {
    try {
      await client.mutate({ mutation: DeleteUserDocument, variables: { email: email ?? '' } });
      toastSuccess(platformWords.userDeleted);
      await reload();
    } catch (error) {
      toastError(platformWords.failed(errorSentence(error)));
    }
  };

  const resetPassword = async ({ id }: UserRow_UserFragment) => {
    if (await resetPersonalPassword(client, id)) await reload();
  };

  return { changeRole, deleteUser, resetPassword };
}
