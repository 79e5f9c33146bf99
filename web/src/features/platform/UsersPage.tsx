import { useReadQuery } from '@apollo/client/react';
import { Suspense, useDeferredValue } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Asked } from '../../apollo/preload';
import { useWantedParams } from '../shell/useWantedParams';
import { PlatformFailure } from './PlatformFailure';
import { PlatformLoading } from './PlatformLoading';
import type { ask } from './platformUsers.ask';
import { platformWords } from './platformWords';
import { UserManagement } from './UserManagement';

/** The people of all organizations. */
export function UsersPage() {
  return (
    <Suspense fallback={<PlatformLoading text={platformWords.loadingUsers} />}>
      <Users />
    </Suspense>
  );
}

function Users() {
  const asked = useLoaderData<Asked<typeof ask>>();
  // The old list stays, dimmed, until the one of the new filters has arrived, also when two are chosen in a row.
  const shown = useDeferredValue(asked);
  const { data, error } = useReadQuery(shown);
  const { isPending } = useWantedParams();
  if (!data?.platformUsers) return <PlatformFailure title={platformWords.usersFailed} error={error} />;
  const { items, pageInfo } = data.platformUsers;
  return <UserManagement users={items} pageInfo={pageInfo} isStale={isPending || shown !== asked} />;
}
