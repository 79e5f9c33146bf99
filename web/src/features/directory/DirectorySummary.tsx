import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { DirectorySummary_CountsFragmentDoc } from '../../graphql/graphql';
import { Counter } from '../../ui/Counter';

type DirectorySummaryProps = { counts: FragmentType<typeof DirectorySummary_CountsFragmentDoc> };

/** How many people the organization has, whatever is searched for. */
export function DirectorySummary({ counts: from }: DirectorySummaryProps) {
  const { data: counts } = useSuspenseFragment({ fragment: DirectorySummary_CountsFragmentDoc, from });
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-4">
      <Counter label="Total people" value={counts.total} />
      <Counter label="Admins" value={counts.admins} />
      <Counter label="Volunteers" value={counts.volunteers} />
    </dl>
  );
}
