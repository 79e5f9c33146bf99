import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { errorFields, errorSentence } from '../../apollo/errors';
import {
  AddUserDocument,
  type MemberRole,
  UpdateUserDocument,
  type UserRow_UserFragment,
} from '../../graphql/desk/graphql';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { toastError, toastSuccess } from '../../ui/toast';
import { platformWords } from './platformWords';
import { UserFields } from './UserFields';
import { checkUser, readUserForm } from './userForm';

type UserDialogProps = {
  /** null: a new one. */
  user: UserRow_UserFragment | null;
  onClose: () => void;
};

/** The form that adds a person to an organization, or changes one. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const client = useApolloClient();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [saving, setSaving] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = readUserForm(new FormData(form));
    const wrong = checkUser(values, user === null);
    setErrors(wrong);
    const first = Object.keys(wrong)[0];
    if (first)
      return form
        .querySelector<HTMLElement>(`[name="${first}"]:not([type=hidden]), [data-field="${first}"]`)
        ?.focus();
    setSaving(true);
    try {
      const { email, organizationId, firstName, lastName, phone, notes } = values;
      const role = values.role as MemberRole;
      if (user) {
        const input = { role, notes, firstName, lastName, phone };
        await client.mutate({ mutation: UpdateUserDocument, variables: { email: user.email ?? '', input } });
      } else {
        await client.mutate({
          mutation: AddUserDocument,
          variables: { input: { email, role, organizationId, notes } },
        });
      }
      toastSuccess(user ? platformWords.userUpdated : platformWords.userAdded);
      onClose();
      await client.refetchQueries({ include: 'active' });
    } catch (error) {
      setErrors(errorFields(error));
      const sentence = errorSentence(error);
      if (user) toastError(platformWords.failed(sentence));
      else toastError(platformWords.addUserFailed, sentence);
    }
    setSaving(false);
  };

  return (
    <Dialog open onClose={onClose} title={user ? 'Edit User' : 'Add User'}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <UserFields user={user} errors={errors} />
        <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={saving} busyLabel={user ? 'Updating...' : 'Adding...'}>
            {user ? 'Update User' : 'Add User'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
