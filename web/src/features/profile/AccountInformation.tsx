import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { AccountInformation_ViewerFragmentDoc, type UserRole } from '../../graphql/graphql';
import { formatInstant } from '../../lib/dates';
import { Panel } from '../../ui/Panel';

type AccountInformationProps = { viewer: FragmentType<typeof AccountInformation_ViewerFragmentDoc> };

const roles: Record<UserRole, string> = {
  super_admin: 'Super Admin',
  nonprofit_admin: 'Admin',
  volunteer: 'Volunteer',
};

/** What others have settled about the account. */
export function AccountInformation({ viewer: from }: AccountInformationProps) {
  const { data: viewer } = useSuspenseFragment({ fragment: AccountInformation_ViewerFragmentDoc, from });
  const { role, organization, createdAt } = viewer;
  const rows = [
    { term: 'Role', text: roles[role] },
    { term: 'Organization', text: organization?.name ?? 'Unknown' },
    {
      term: 'Member since',
      text: createdAt ? formatInstant(createdAt, organization?.timezone ?? 'UTC') : 'Unknown',
    },
  ];
  return (
    <Panel title="Account Information">
      <dl className="flex flex-col gap-3">
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-sm text-mute">{term}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
