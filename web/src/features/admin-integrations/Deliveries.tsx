import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { errorSentence } from '../../apollo/errors';
import { WebhookDeliveriesDocument } from '../../graphql/desk/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { LaterDialog } from '../../ui/LaterDialog';
import { Pagination } from '../../ui/Pagination';
import { Spinner } from '../../ui/Spinner';
import { DeliveryRow } from './DeliveryRow';
import type { ShownWebhook } from './WebhookRow';
import { replayWebhook } from './webhookChanges';

const AGAIN_MS = 5_000;

type DeliveriesProps = { webhook: ShownWebhook | undefined; timeZone: string; onClose: () => void };

/** What was sent to a webhook, the newest first, and how to have it sent again. */
export function Deliveries({ webhook, timeZone, onClose }: DeliveriesProps) {
  const client = useApolloClient();
  // Kept while the window moves out.
  const [shown, setShown] = useState(webhook);
  const [page, setPage] = useState(1);
  if (webhook && webhook !== shown) setShown(webhook);
  const { data, previousData, error, refetch } = useQuery(WebhookDeliveriesDocument, {
    variables: { id: shown?.id ?? '', page },
    skip: !webhook,
    fetchPolicy: 'cache-and-network',
    pollInterval: webhook ? AGAIN_MS : 0,
  });
  const list = (data ?? previousData)?.webhookDeliveries;
  const { currentPage = 1, totalPages = 1, totalItems = 0, itemsPerPage = 0 } = list?.pageInfo ?? {};
  const before = (currentPage - 1) * itemsPerPage;
  const replay = async (since: string) => {
    if (shown && (await replayWebhook(client, shown.id, since))) void refetch();
  };

  return (
    <LaterDialog
      open={Boolean(webhook)}
      onClose={onClose}
      onClosed={() => setPage(1)}
      title="Deliveries"
      footer={
        shown?.state === 'disabled' && (
          <Button className="max-sm:w-full" onClick={() => void replay(shown.cursor)}>
            Resume
          </Button>
        )
      }
    >
      <p className="pb-2 text-sm break-all text-mute">{shown?.url}</p>
      {!list && !error && <Spinner label={messages.loading} />}
      {!list && error && (
        <ErrorPanel text="Failed to load the deliveries" detail={errorSentence(error)}>
          <Button onClick={() => void refetch()}>Try Again</Button>
        </ErrorPanel>
      )}
      {list?.items.length === 0 && <p className="text-sm text-mute">Nothing has been sent yet.</p>}
      <ul className="divide-y divide-line">
        {list?.items.map((delivery) => (
          <li key={delivery.id} className="py-2">
            <DeliveryRow delivery={delivery} timeZone={timeZone} onReplay={(since) => void replay(since)} />
          </li>
        ))}
      </ul>
      {totalPages > 1 && list && (
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          summary={`${before + 1} to ${before + list.items.length} of ${totalItems}`}
          onPage={setPage}
        />
      )}
    </LaterDialog>
  );
}
