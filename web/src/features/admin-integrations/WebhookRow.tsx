import type { WebhookRow_WebhookFragment } from '../../graphql/desk/graphql';
import { formatMoment } from '../../lib/dates';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { kindsText } from './webhookWords';

export type ShownWebhook = Omit<WebhookRow_WebhookFragment, ' $fragmentName'>;

type WebhookRowProps = {
  webhook: ShownWebhook;
  timeZone: string;
  onShow: () => void;
  onDelete: () => void;
};

/** An address, of what it is told and how it does. */
export function WebhookRow({ webhook, timeZone, onShow, onDelete }: WebhookRowProps) {
  const { url, state, failingSince, nextAttemptAt, disabledBecause } = webhook;
  const where = <span className="sr-only">{url}</span>;
  const [tone, word] =
    state === 'disabled'
      ? (['red', 'Disabled'] as const)
      : failingSince
        ? (['orange', 'Failing'] as const)
        : (['green', 'Active'] as const);
  return (
    <div className="flex flex-col gap-1 sm:flex-row sm:items-center sm:gap-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 break-all">{url}</span>
          <Chip tone={tone}>{word}</Chip>
        </p>
        <p className="text-sm text-mute">{kindsText(webhook.kinds)}</p>
        {disabledBecause && <p className="text-sm text-red">{disabledBecause}</p>}
        {failingSince && nextAttemptAt && (
          <p className="text-sm text-mute">
            Failing since {formatMoment(failingSince, timeZone)}. Next attempt{' '}
            {formatMoment(nextAttemptAt, timeZone)}
          </p>
        )}
      </div>
      <div className="-ml-4 flex shrink-0 flex-wrap sm:-mr-4 sm:ml-0 print-hidden">
        <Button look="plain" onClick={onShow}>
          <span>Deliveries {where}</span>
        </Button>
        <Button look="plain" className="text-red" onClick={onDelete}>
          <span>Delete {where}</span>
        </Button>
      </div>
    </div>
  );
}
