import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { AuditRow_EventFragmentDoc } from '../../graphql/desk/graphql';
import { formatMoment } from '../../lib/dates';
import { deviceName } from '../profile/deviceName';
import { here } from './auditFilters';
import { tell } from './auditWords';

type AuditRowProps = { entry: FragmentType<typeof AuditRow_EventFragmentDoc>; ofPlatform: boolean };

const cell = 'p-3 align-top max-[48rem]:block max-[48rem]:px-0 max-[48rem]:py-0.5';
const quiet = `${cell} text-sm text-mute`;

/** One entry: when, who did what to whom, where, and from which address. */
export function AuditRow({ entry: from, ofPlatform }: AuditRowProps) {
  const { data: entry } = useSuspenseFragment({ fragment: AuditRow_EventFragmentDoc, from });
  const isSignIn = entry.action.startsWith('sign_in');
  return (
    <tr className="border-t border-line max-[48rem]:flex max-[48rem]:flex-col max-[48rem]:p-4">
      <td className={`${quiet} whitespace-nowrap`}>
        <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt, here)}</time>
      </td>
      <td className={`${cell} wrap-anywhere max-[48rem]:-order-1`}>
        <bdi>{tell(entry)}</bdi>
      </td>
      {ofPlatform && <td className={quiet}>{entry.organizationName ?? 'The platform'}</td>}
      <td className={`${quiet} min-[48rem]:min-w-36`}>
        <span className="block wrap-anywhere">{entry.ip}</span>
        {isSignIn && entry.details && (
          <span className="block min-[48rem]:whitespace-nowrap">{deviceName(entry.details)}</span>
        )}
      </td>
    </tr>
  );
}
