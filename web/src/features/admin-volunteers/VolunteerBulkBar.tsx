import { useApolloClient } from '@apollo/client/react';
import { RemoveVolunteerDocument } from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { BulkBar } from '../bulk/BulkBar';
import type { Selection } from '../bulk/useSelection';
import type { Entry } from './VolunteerList';
import { forgetPeople } from './volunteerChanges';
import { nameOf } from './volunteerWords';

type VolunteerBulkBarProps = { selection: Selection; people: readonly Entry[] };

/** Takes the selected people off the whitelist; who must stay, as the last admin must, is named. */
export function VolunteerBulkBar({ selection, people }: VolunteerBulkBarProps) {
  const client = useApolloClient();
  const personOf = (id: string) => people.find((person) => person.id === id);
  const remove = async (id: string) => {
    const email = personOf(id)?.email;
    if (!email) throw new Error(deskMessages.volunteerEmailMissing);
    await client.mutate({ mutation: RemoveVolunteerDocument, variables: { email } });
  };
  return (
    <BulkBar
      selection={selection}
      noun={['person', 'people']}
      nameOf={(id) => {
        const person = personOf(id);
        return person ? nameOf(person) : '';
      }}
      actions={[
        {
          label: 'Remove',
          busyLabel: 'Removing...',
          done: 'removed',
          isDangerous: true,
          question: (count) => ({
            title: `Remove ${count}?`,
            text: `Are you sure you want to remove ${count} from the volunteer whitelist? They will no longer be able to access the platform.`,
          }),
          act: remove,
          after: () => forgetPeople(client),
        },
      ]}
    />
  );
}
