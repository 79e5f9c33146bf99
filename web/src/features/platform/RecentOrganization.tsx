import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { RecentOrganization_OrganizationFragmentDoc } from '../../graphql/desk/graphql';
import { Chip } from '../../ui/Chip';
import { dayHere, grouped } from './platformWords';

type RecentOrganizationProps = {
  organization: FragmentType<typeof RecentOrganization_OrganizationFragmentDoc>;
};

/** An organization that joined lately. */
export function RecentOrganization({ organization: from }: RecentOrganizationProps) {
  const { data } = useSuspenseFragment({ fragment: RecentOrganization_OrganizationFragmentDoc, from });
  const { name, description, createdAt, isActive, userCount } = data;
  return (
    <article
      aria-label={name}
      className="flex flex-wrap items-center gap-3 rounded-lg border border-line p-3"
    >
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">{name}</p>
        {description && <p className="line-clamp-2 text-sm text-mute">{description}</p>}
        <p className="text-sm text-mute">Created {dayHere(createdAt)}</p>
      </div>
      <p className="text-sm text-mute">
        {grouped(userCount)} {userCount === 1 ? 'user' : 'users'}
      </p>
      <StatusChip isActive={isActive} />
    </article>
  );
}

/** Active or Inactive, in a word as well as in a colour. */
export function StatusChip({ isActive }: { isActive: boolean }) {
  return <Chip tone={isActive ? 'green' : 'stone'}>{isActive ? 'Active' : 'Inactive'}</Chip>;
}
