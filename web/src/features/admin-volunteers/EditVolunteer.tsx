import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { VolunteerRow_EntryFragmentDoc } from '../../graphql/desk/graphql';
import { fullName } from '../directory/personWords';
import { VolunteerDialog } from './VolunteerDialog';
import { updateVolunteer } from './volunteerChanges';
import { knownVolunteer } from './volunteerSchema';
import { memberRole } from './volunteerWords';

type EditVolunteerProps = {
  entry: FragmentType<typeof VolunteerRow_EntryFragmentDoc>;
  open: boolean;
  onClose: () => void;
};

/** Changes name, role and notes of a person on the whitelist. */
export function EditVolunteer({ entry: from, open, onClose }: EditVolunteerProps) {
  const client = useApolloClient();
  const { data: person } = useSuspenseFragment({ fragment: VolunteerRow_EntryFragmentDoc, from });
  const values = useMemo(
    () => ({
      name: fullName(person),
      email: person.email ?? '',
      role: memberRole(person.role),
      notes: person.notes ?? '',
    }),
    [person],
  );
  return (
    <VolunteerDialog
      open={open}
      onClose={onClose}
      title="Edit Volunteer"
      values={values}
      resolver={knownVolunteer}
      emailStays
      saveLabel="Save Changes"
      busyLabel="Saving..."
      save={(typed) => updateVolunteer(client, typed)}
    />
  );
}
