import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { OrganizationTokens_TokenFragmentDoc } from '../../graphql/desk/graphql';
import { Confirm } from '../../ui/Confirm';
import { Pagination } from '../../ui/Pagination';
import { Panel } from '../../ui/Panel';
import { AccessTokenRow } from '../profile/AccessTokenRow';
import { revokeAccessToken } from '../profile/accessTokenChanges';

type OrganizationTokensProps = {
  tokens: FragmentType<typeof OrganizationTokens_TokenFragmentDoc>[];
  pageInfo: { currentPage: number; totalPages: number; totalItems: number; itemsPerPage: number };
  timeZone: string;
};

/** The tokens of everybody in the organization, and how to end them. */
export function OrganizationTokens({ tokens: from, pageInfo, timeZone }: OrganizationTokensProps) {
  const client = useApolloClient();
  const { data } = useSuspenseFragment({ fragment: OrganizationTokens_TokenFragmentDoc, from });
  const tokens = data.filter((token) => token !== null);
  const [params, setParams] = useSearchParams();
  // Kept while the window moves out.
  const [asked, setAsked] = useState<{ id: string; name: string; ownerName: string }>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const { currentPage, totalPages, totalItems, itemsPerPage } = pageInfo;
  const before = (currentPage - 1) * itemsPerPage;

  const revoke = async () => {
    if (!asked) return;
    setBusy(true);
    const done = await revokeAccessToken(client, asked.id);
    setBusy(false);
    if (!done) return;
    setAsking(false);
    // The button that asked goes with its row.
    text.current?.focus();
  };
  const go = (page: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(page));
    setParams(next, { preventScrollReset: true });
  };

  return (
    <Panel title="Access tokens">
      <p ref={text} tabIndex={-1} className="pb-2 text-sm text-mute outline-none">
        {tokens.length === 0
          ? 'Nobody in the organization has one. Everybody makes their own in their profile.'
          : 'With these, programs act as people of the organization. Everybody makes their own in their profile.'}
      </p>
      <ul className="divide-y divide-line">
        {tokens.map((token) => (
          <li key={token.id} className="py-2">
            <AccessTokenRow
              token={token}
              owner={token.ownerName}
              timeZone={timeZone}
              onRevoke={() => {
                setAsked(token);
                setAsking(true);
              }}
            />
          </li>
        ))}
      </ul>
      {totalPages > 1 && (
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          summary={`${before + 1} to ${before + tokens.length} of ${totalItems}`}
          onPage={go}
        />
      )}
      <Confirm
        open={asking}
        title="Revoke this access token?"
        text={`Programs that use “${asked?.name ?? ''}” of ${asked?.ownerName ?? ''} lose their access at once. This cannot be undone.`}
        confirmLabel="Revoke"
        busyLabel="Revoking..."
        busy={busy}
        onConfirm={() => void revoke()}
        onCancel={() => setAsking(false)}
      />
    </Panel>
  );
}
