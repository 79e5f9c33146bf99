import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Webhook } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { WebhookRow_WebhookFragmentDoc } from '../../graphql/desk/graphql';
import { Button } from '../../ui/Button';
import { Confirm } from '../../ui/Confirm';
import { EmptyState } from '../../ui/EmptyState';
import { Panel } from '../../ui/Panel';
import { whenOpened } from '../../ui/whenOpened';
import { Deliveries } from './Deliveries';
import { type ShownWebhook, WebhookRow } from './WebhookRow';
import { deleteWebhook } from './webhookChanges';

const WebhookDialog = whenOpened(() => import('./WebhookDialog').then((module) => module.WebhookDialog));

type WebhooksProps = { webhooks: FragmentType<typeof WebhookRow_WebhookFragmentDoc>[]; timeZone: string };

/** Where changes are sent to; `?deliveries=` opens what was sent to one of them. */
export function Webhooks({ webhooks: from, timeZone }: WebhooksProps) {
  const client = useApolloClient();
  const { data } = useSuspenseFragment({ fragment: WebhookRow_WebhookFragmentDoc, from });
  const webhooks = data.filter((webhook) => webhook !== null);
  const [params, setParams] = useSearchParams();
  const open = webhooks.find(({ id }) => id === params.get('deliveries'));
  const [adding, setAdding] = useState(false);
  // Kept while the window moves out.
  const [asked, setAsked] = useState<ShownWebhook>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const add = useRef<HTMLButtonElement>(null);

  const show = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id) next.set('deliveries', id);
    else next.delete('deliveries');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const remove = async () => {
    if (!asked) return;
    setBusy(true);
    const done = await deleteWebhook(client, asked.id);
    setBusy(false);
    if (!done) return;
    setAsking(false);
    // The button that asked goes with its row.
    add.current?.focus();
  };

  return (
    <Panel
      title="Webhooks"
      action={
        <Button ref={add} look="soft" onClick={() => setAdding(true)}>
          Add Webhook
        </Button>
      }
    >
      <p className="pb-2 text-sm text-mute">
        Changes are sent to these addresses in order, signed, and again until they are taken. They hold ids
        only.
      </p>
      {webhooks.length === 0 ? (
        <EmptyState icon={Webhook} text="No webhooks yet" />
      ) : (
        <ul className="divide-y divide-line">
          {webhooks.map((webhook) => (
            <li key={webhook.id} className="py-2">
              <WebhookRow
                webhook={webhook}
                timeZone={timeZone}
                onShow={() => show(webhook.id)}
                onDelete={() => {
                  setAsked(webhook);
                  setAsking(true);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <WebhookDialog open={adding} onClose={() => setAdding(false)} />
      <Deliveries webhook={open} timeZone={timeZone} onClose={() => show(null)} />
      <Confirm
        open={asking}
        title="Delete this webhook?"
        text={`Nothing more is sent to ${asked?.url ?? ''}, and what was sent is forgotten. This cannot be undone.`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </Panel>
  );
}
