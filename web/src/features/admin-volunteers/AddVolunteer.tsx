import { useApolloClient } from '@apollo/client/react';
import { VolunteerDialog } from './VolunteerDialog';
import { addVolunteer } from './volunteerChanges';
import { newVolunteer, type VolunteerValues } from './volunteerSchema';

type AddVolunteerProps = { open: boolean; onClose: () => void };

const nobody: VolunteerValues = { name: '', email: '', role: 'volunteer', notes: '' };

/** Puts a person on the whitelist. */
export function AddVolunteer({ open, onClose }: AddVolunteerProps) {
  const client = useApolloClient();
  return (
    <VolunteerDialog
      open={open}
      onClose={onClose}
      title="Add Volunteer"
      values={nobody}
      resolver={newVolunteer}
      saveLabel="Add Volunteer"
      busyLabel="Adding..."
      save={(values) => addVolunteer(client, values)}
    />
  );
}
