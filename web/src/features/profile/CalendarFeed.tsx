import type { FragmentType } from '@apollo/client';
import type { CalendarFeed_FeedFragmentDoc } from '../../graphql/graphql';
import { Panel } from '../../ui/Panel';
import { FeedAddress } from './FeedAddress';

type CalendarFeedProps = { feed: FragmentType<typeof CalendarFeed_FeedFragmentDoc> };

/** The feed of the person's calendar among the settings of their profile. */
export function CalendarFeed({ feed }: CalendarFeedProps) {
  return (
    <Panel title="Calendar feed" className="print-hidden">
      <FeedAddress feed={feed} />
    </Panel>
  );
}
