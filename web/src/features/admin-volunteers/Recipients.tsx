import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { errorSentence } from '../../apollo/errors';
import { NewsletterMessagesDocument } from '../../graphql/desk/graphql';
import { formatMoment } from '../../lib/dates';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Pagination } from '../../ui/Pagination';
import { Spinner } from '../../ui/Spinner';
import { fullName } from '../directory/personWords';
import { messageStates } from './newsletterWords';

type RecipientsProps = { newsletterId: string; isUnderWay: boolean };

const AGAIN_MS = 10_000;

/** What became of a newsletter, person by person; who did not get it stands first. */
export function Recipients({ newsletterId, isUnderWay }: RecipientsProps) {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useQuery(NewsletterMessagesDocument, {
    variables: { newsletterId, page },
    fetchPolicy: 'cache-and-network',
    pollInterval: isUnderWay ? AGAIN_MS : 0,
  });
  const found = (data ?? previousData)?.newsletterMessages;
  if (!found && error)
    return (
      <ErrorPanel text="Failed to load the recipients" detail={errorSentence(error)}>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </ErrorPanel>
    );
  if (!found) return <Spinner label={messages.loading} />;
  const { currentPage, totalPages, totalItems, itemsPerPage } = found.pageInfo;
  const before = (currentPage - 1) * itemsPerPage;
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-bg p-3">
      <ul aria-label="Recipients" className="divide-y divide-line">
        {found.items.map(({ id, email, state, failure, settledAt, ...names }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <div className="min-w-0">
              <p className="break-words">{fullName(names) || email || 'Somebody who has left'}</p>
              {fullName(names) && email && <p className="text-sm break-words text-mute">{email}</p>}
              {failure && <p className="text-sm break-words text-red">{failure}</p>}
            </div>
            <p className="flex items-center gap-2 text-sm text-mute">
              {settledAt && formatMoment(settledAt)}
              <Chip tone={messageStates[state].tone}>{messageStates[state].label}</Chip>
            </p>
          </li>
        ))}
      </ul>
      {totalPages > 1 && (
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          summary={messages.showingPeople(before + 1, before + found.items.length, totalItems)}
          onPage={setPage}
        />
      )}
    </div>
  );
}
