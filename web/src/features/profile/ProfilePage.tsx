import { useReadQuery } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useDeferredValue } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import type { Asked } from '../../apollo/preload';
import { controlLook } from '../../ui/controls';
import { Panel } from '../../ui/Panel';
import { OpenEvent } from '../events/OpenEvent';
import { homeOf } from '../session/paths';
import { AccessTokens } from './AccessTokens';
import { AccountInformation } from './AccountInformation';
import { CalendarFeed } from './CalendarFeed';
import { DeviceList } from './DeviceList';
import { MyData } from './MyData';
import { PasswordSetting } from './PasswordSetting';
import { PastEvents } from './PastEvents';
import { ProfileForm } from './ProfileForm';
import { ProfileSkeleton } from './ProfileSkeleton';
import type { ask } from './profile.ask';

/** What a person tells about themselves, how their account is kept safe, and what they took part in. */
export function ProfilePage() {
  return (
    <Suspense fallback={<ProfileSkeleton />}>
      <Profile />
    </Suspense>
  );
}

function Profile() {
  // The page stays while another part of the past is on its way.
  const { data, error } = useReadQuery(useDeferredValue(useLoaderData<Asked<typeof ask>>()));
  // A later failure keeps what is on the screen; only a first one has nothing to show.
  if (!data?.viewer.organization) throw error;
  const { viewer, mySessions, myAccessTokens, myCalendarFeed, myPastEvents } = data;
  const { today, timezone } = data.viewer.organization;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl font-bold">Profile</h1>
        <Link to={homeOf(viewer.role)} className={`${controlLook.plain} -mr-4`}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to Dashboard
        </Link>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <ProfileForm viewer={viewer} today={today} />
        <div className="flex flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <AccountInformation viewer={viewer} />
          <Panel id="security" title="Security">
            <div className="flex flex-col gap-6">
              <PasswordSetting viewer={viewer} />
              <DeviceList devices={mySessions} timeZone={timezone} />
            </div>
          </Panel>
          <MyData />
        </div>
        <div className="flex flex-col gap-6">
          <CalendarFeed feed={myCalendarFeed} />
          <AccessTokens
            tokens={myAccessTokens}
            timeZone={timezone}
            isAdmin={viewer.role === 'nonprofit_admin'}
          />
        </div>
      </div>
      <PastEvents events={myPastEvents.items} pageInfo={myPastEvents.pageInfo} />
      <OpenEvent />
    </div>
  );
}
