import type { FragmentType } from '@apollo/client';
import { Building2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type {
  OrganizationCard_OrganizationFragmentDoc,
  OrganizationDialog_OrganizationFragmentDoc,
  OrganizationsQuery,
} from '../../graphql/desk/graphql';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Pagination } from '../../ui/Pagination';
import { useWantedParams } from '../shell/useWantedParams';
import { applied, withParam } from './address';
import { OrganizationCard } from './OrganizationCard';
import { OrganizationDialog } from './organizationWindow';
import { grouped, platformWords } from './platformWords';
import { StatusStrip } from './StatusStrip';

type Organization = { id: string } & FragmentType<typeof OrganizationCard_OrganizationFragmentDoc> &
  FragmentType<typeof OrganizationDialog_OrganizationFragmentDoc>;
type OrganizationListProps = {
  organizations: Organization[];
  pageInfo: OrganizationsQuery['platformOrganizations']['pageInfo'];
  isStale: boolean;
};

/** One page of organizations, and the form to change one of them. */
export function OrganizationList({ organizations, pageInfo, isStale }: OrganizationListProps) {
  const { params: wanted } = useWantedParams();
  const [, setParams] = useSearchParams();
  const [edited, setEdited] = useState<Organization | null>(null);
  const { currentPage, totalPages, totalItems, itemsPerPage } = pageInfo;
  const first = (currentPage - 1) * itemsPerPage + 1;
  const isNarrowed = ['search', 'status'].some((name) => wanted.has(name));
  return (
    <section
      aria-label="Organizations"
      aria-busy={isStale}
      className={`flex flex-col gap-3 transition-opacity ${isStale ? 'opacity-60' : ''}`}
    >
      <div role="status">
        {organizations.length === 0 && (
          <EmptyState icon={Building2} text={platformWords.noOrganizations}>
            {isNarrowed && (
              <Button look="soft" className="mt-2" onClick={() => setParams({}, applied)}>
                Clear Filters
              </Button>
            )}
          </EmptyState>
        )}
      </div>
      <ul className="flex flex-col gap-3">
        {organizations.map((organization) => (
          <li key={organization.id}>
            <OrganizationCard organization={organization} onEdit={() => setEdited(organization)} />
          </li>
        ))}
      </ul>
      {organizations.length > 0 && (
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          summary={`Showing ${grouped(first)} to ${grouped(first + organizations.length - 1)} of ${grouped(totalItems)} organizations`}
          onPage={(page) => setParams(withParam(wanted, 'page', page > 1 ? String(page) : ''), applied)}
        />
      )}
      <StatusStrip key={String(isStale)} total={totalItems} shown={organizations.length} />
      <Suspense fallback={null}>
        {edited && <OrganizationDialog organization={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </section>
  );
}
