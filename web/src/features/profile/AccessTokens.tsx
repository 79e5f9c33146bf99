import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { AccessTokens_TokenFragmentDoc } from '../../graphql/graphql';
import { Button } from '../../ui/Button';
import { Confirm } from '../../ui/Confirm';
import { controlLook } from '../../ui/controls';
import { Panel } from '../../ui/Panel';
import { whenOpened } from '../../ui/whenOpened';
import { AccessTokenRow, type ShownToken } from './AccessTokenRow';
import { revokeAccessToken } from './accessTokenChanges';

const AccessTokenDialog = whenOpened(() =>
  import('./AccessTokenDialog').then((module) => module.AccessTokenDialog),
);

type AccessTokensProps = {
  tokens: FragmentType<typeof AccessTokens_TokenFragmentDoc>[];
  timeZone: string;
  /** Where admins look after those of everybody. */
  isAdmin: boolean;
};

/** The tokens with which programs act as this person. */
export function AccessTokens({ tokens: from, timeZone, isAdmin }: AccessTokensProps) {
  const client = useApolloClient();
  const { data } = useSuspenseFragment({ fragment: AccessTokens_TokenFragmentDoc, from });
  const tokens = data.filter((token) => token !== null);
  const [creating, setCreating] = useState(false);
  // Kept while the window moves out.
  const [asked, setAsked] = useState<ShownToken>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const create = useRef<HTMLButtonElement>(null);

  const revoke = async () => {
    if (!asked) return;
    setBusy(true);
    const done = await revokeAccessToken(client, asked.id);
    setBusy(false);
    if (!done) return;
    setAsking(false);
    // The button that asked goes with its row.
    create.current?.focus();
  };

  return (
    <Panel
      title="Access tokens"
      className="print-hidden"
      footer={
        isAdmin && (
          <Link to="/admin-dashboard/integrations" className={controlLook.plain}>
            Webhooks and everybody's tokens
          </Link>
        )
      }
    >
      <div className="flex flex-col items-start gap-3">
        <p className="text-sm text-mute">
          Let a program act as you, with what you may do. Give each program a token of its own, so that you
          can revoke it.
        </p>
        {tokens.length > 0 && (
          <ul className="w-full divide-y divide-line">
            {tokens.map((token) => (
              <li key={token.id} className="py-2">
                <AccessTokenRow
                  token={token}
                  timeZone={timeZone}
                  onRevoke={() => {
                    setAsked(token);
                    setAsking(true);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <Button ref={create} look="soft" onClick={() => setCreating(true)}>
          Create Token
        </Button>
      </div>
      <AccessTokenDialog open={creating} onClose={() => setCreating(false)} />
      <Confirm
        open={asking}
        title="Revoke this access token?"
        text={`Programs that use “${asked?.name ?? ''}” lose their access at once. This cannot be undone.`}
        confirmLabel="Revoke"
        busyLabel="Revoking..."
        busy={busy}
        onConfirm={() => void revoke()}
        onCancel={() => setAsking(false)}
      />
    </Panel>
  );
}
