import type { ApolloClient } from '@apollo/client';
import { ChangeVolunteerRoleDocument, type MemberRole } from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { toastError, toastSuccess } from '../../ui/toast';
import { forgetPeople, reasonOf } from './volunteerChanges';

/** Shows the new role at once, and takes it back when the server refuses. */
export async function changeVolunteerRole(
  client: ApolloClient,
  person: { id: string; email: string },
  role: MemberRole,
): Promise<void> {
  try {
    await client.mutate({
      mutation: ChangeVolunteerRoleDocument,
      variables: { email: person.email, role },
      optimisticResponse: { updateVolunteer: { __typename: 'DirectoryEntry', id: person.id, role } },
    });
  } catch (error) {
    toastError(deskMessages.volunteerUpdateError(reasonOf(error, deskMessages.volunteerUpdateFailed)));
    return;
  }
  forgetPeople(client);
  toastSuccess(deskMessages.volunteerUpdated);
}
