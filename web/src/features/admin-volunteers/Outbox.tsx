import { useQuery } from '@apollo/client/react';
import { MailWarning } from 'lucide-react';
import { useId, useState } from 'react';
import { errorSentence } from '../../apollo/errors';
import { NewslettersDocument } from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Pagination } from '../../ui/Pagination';
import { Spinner } from '../../ui/Spinner';
import { OutboxItem } from './OutboxItem';

const AGAIN_MS = 10_000;

/** The newsletters of the organization, the newest first, and how far their messages are. */
export function Outbox() {
  const heading = useId();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useQuery(NewslettersDocument, {
    variables: { page },
    fetchPolicy: 'cache-and-network',
    pollInterval: AGAIN_MS,
  });
  const outbox = (data ?? previousData)?.newsletters;
  const { currentPage = 1, totalPages = 1, totalItems = 0, itemsPerPage = 0 } = outbox?.pageInfo ?? {};
  const before = (currentPage - 1) * itemsPerPage;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2 pt-6">
      <h3 id={heading} className="font-semibold">
        Outbox
      </h3>
      {outbox && !outbox.mailIsSetUp && (
        <p className="flex gap-2 rounded-lg bg-orange-soft p-3 text-sm">
          <MailWarning aria-hidden="true" className="size-5 shrink-0 text-orange" />
          {deskMessages.mailNotSetUp}
        </p>
      )}
      {!outbox && !error && <Spinner label={messages.loading} />}
      {!outbox && error && (
        <ErrorPanel text="Failed to load the outbox" detail={errorSentence(error)}>
          <Button onClick={() => void refetch()}>Try Again</Button>
        </ErrorPanel>
      )}
      {outbox?.items.length === 0 && <p className="text-sm text-mute">No newsletters yet.</p>}
      <ul className="divide-y divide-line">
        {outbox?.items.map((newsletter) => (
          <li key={newsletter.id}>
            <OutboxItem newsletter={newsletter} />
          </li>
        ))}
      </ul>
      {totalPages > 1 && outbox && (
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          summary={`${before + 1} to ${before + outbox.items.length} of ${totalItems}`}
          onPage={setPage}
        />
      )}
    </section>
  );
}
