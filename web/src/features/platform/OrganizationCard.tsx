import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { errorSentence } from '../../apollo/errors';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import {
  OrganizationCard_OrganizationFragmentDoc,
  SetOrganizationStatusDocument,
} from '../../graphql/desk/graphql';
import { Button } from '../../ui/Button';
import { Confirm } from '../../ui/Confirm';
import { later } from '../../ui/later';
import { toastError, toastSuccess } from '../../ui/toast';
import { dayHere, grouped, platformWords } from './platformWords';
import { StatusChip } from './RecentOrganization';

const SharedPasswordDialog = later(() =>
  import('../admin-volunteers/SharedPasswordDialog').then((module) => module.SharedPasswordDialog),
);

type OrganizationCardProps = {
  organization: FragmentType<typeof OrganizationCard_OrganizationFragmentDoc>;
  onEdit: () => void;
};

/** One organization with what it holds, and the switch that lets its people in. */
export function OrganizationCard({ organization: from, onEdit }: OrganizationCardProps) {
  const { data } = useSuspenseFragment({ fragment: OrganizationCard_OrganizationFragmentDoc, from });
  const { id, name, description, website, isActive, userCount, taskCount, documentCount } = data;
  const [asking, setAsking] = useState(false);
  const [changing, setChanging] = useState(false);
  // Once opened, it stays to move out.
  const [wasChanging, setWasChanging] = useState(false);
  if (changing && !wasChanging) setWasChanging(true);
  const [setStatus, { loading }] = useMutation(SetOrganizationStatusDocument);
  const switchTo = !isActive;
  const confirm = async () => {
    try {
      await setStatus({ variables: { id, isActive: switchTo } });
      toastSuccess(platformWords.organizationSwitched(switchTo));
    } catch (error) {
      toastError(platformWords.failed(errorSentence(error)));
    }
    setAsking(false);
  };
  return (
    <article
      aria-label={name}
      className="flex flex-wrap items-center gap-3 rounded-xl border border-line bg-card p-4"
    >
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{name}</bdi>
          <StatusChip isActive={isActive} />
        </p>
        {description && <p className="line-clamp-2 text-sm text-mute">{description}</p>}
        <p className="text-sm text-mute">
          {[
            `${grouped(userCount)} users`,
            `${grouped(taskCount)} tasks`,
            `${grouped(documentCount)} documents`,
            data.timezone,
            `created ${dayHere(data.createdAt)}`,
          ].join(' · ')}
        </p>
        {website && /^https?:/.test(website) && (
          <a href={website} rel="noopener noreferrer" target="_blank" className="text-sm text-pine underline">
            {website}
          </a>
        )}
      </div>
      <Button look="outline" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button look="outline" aria-label={`Shared password of ${name}`} onClick={() => setChanging(true)}>
        Shared Password
      </Button>
      <Button
        look={isActive ? 'outline' : 'soft'}
        className={isActive ? 'text-red' : ''}
        aria-label={`${isActive ? 'Deactivate' : 'Activate'} ${name}`}
        onClick={() => setAsking(true)}
      >
        {isActive ? 'Deactivate' : 'Activate'}
      </Button>
      <Suspense fallback={null}>
        {wasChanging && (
          <SharedPasswordDialog
            open={changing}
            organization={{ id, name }}
            onClose={() => setChanging(false)}
          />
        )}
      </Suspense>
      <Confirm
        open={asking}
        title={switchTo ? 'Activate organization' : 'Deactivate organization'}
        text={platformWords.confirmSwitch(switchTo, name)}
        confirmLabel={switchTo ? 'Activate' : 'Deactivate'}
        busy={loading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </article>
  );
}
