import { useReadQuery } from '@apollo/client/react';
import { Suspense, useDeferredValue } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { Asked } from '../../apollo/preload';
import { Select } from '../../ui/Select';
import { useWantedParams } from '../shell/useWantedParams';
import { applied, withParam } from './address';
import { ranges, readRange } from './analyticsRange';
import { MonthBars } from './MonthBars';
import { PlatformFailure } from './PlatformFailure';
import { PlatformLoading } from './PlatformLoading';
import type { ask } from './platformAnalytics.ask';
import { platformWords } from './platformWords';

/** How the platform grows, how it is used, and how well the work gets done. */
export function AnalyticsPage() {
  const { params: wanted } = useWantedParams();
  const [, setParams] = useSearchParams();
  const range = String(readRange(wanted));
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-3">
        <h1 className="grow text-2xl font-bold">Analytics</h1>
        <Select
          label="Range"
          value={range}
          options={ranges}
          onChange={(value) => setParams(withParam(wanted, 'months', value), applied)}
        />
      </div>
      <Suspense fallback={<PlatformLoading text={platformWords.loading} />}>
        <Charts />
        <p className="text-mute">{platformWords.comingSoon}</p>
      </Suspense>
    </div>
  );
}

function Charts() {
  const asked = useLoaderData<Asked<typeof ask>>();
  const shown = useDeferredValue(asked);
  const { data, error } = useReadQuery(shown);
  const { isPending } = useWantedParams();
  if (!data?.platformAnalytics)
    return <PlatformFailure title={platformWords.dashboardFailed} error={error} />;
  const { months } = data.platformAnalytics;
  return (
    <div
      aria-busy={isPending || shown !== asked}
      className={`flex flex-col gap-4 ${isPending || shown !== asked ? 'opacity-60' : ''}`}
    >
      <MonthBars
        title="User Growth"
        months={months}
        bar={['Users', ({ people }) => people]}
        more={[['New', ({ newPeople }) => newPeople]]}
      />
      <MonthBars
        title="Platform Usage"
        months={months}
        bar={['Sign-ins', ({ signIns }) => signIns]}
        more={[
          ['Active users', ({ activePeople }) => activePeople],
          ['RSVPs', ({ rsvps }) => rsvps],
        ]}
      />
      <MonthBars
        title="Performance Metrics"
        months={months}
        bar={['Completed tasks', ({ completedAssignments }) => completedAssignments]}
        more={[['On time', ({ onTimePercent }) => onTimePercent, '%']]}
      />
    </div>
  );
}
