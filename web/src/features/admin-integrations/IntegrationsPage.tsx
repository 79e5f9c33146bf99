import { useReadQuery } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useDeferredValue } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import type { Asked } from '../../apollo/preload';
import { messages } from '../../lib/messages';
import { controlLook } from '../../ui/controls';
import { Spinner } from '../../ui/Spinner';
import type { ask } from './integrations.ask';
import { OrganizationTokens } from './OrganizationTokens';
import { Webhooks } from './Webhooks';

/** Which programs hear of the organization, and which act in it. */
export function IntegrationsPage() {
  return (
    <Suspense fallback={<Spinner label={messages.loading} />}>
      <Integrations />
    </Suspense>
  );
}

function Integrations() {
  // The page stays while other tokens are on their way.
  const { data, error } = useReadQuery(useDeferredValue(useLoaderData<Asked<typeof ask>>()));
  // A later failure keeps what is on the screen; only a first one has nothing to show.
  if (!data?.viewer.organization) throw error;
  const { timezone } = data.viewer.organization;
  const { items, pageInfo } = data.organizationAccessTokens;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl font-bold">Integrations</h1>
        <Link to="/profile" className={`${controlLook.plain} -mr-4`}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to Profile
        </Link>
      </div>
      <Webhooks webhooks={data.webhooks} timeZone={timezone} />
      <OrganizationTokens tokens={items} pageInfo={pageInfo} timeZone={timezone} />
    </div>
  );
}
