import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { Deliveries_DeliveryFragmentDoc } from '../../graphql/desk/graphql';
import { formatMoment } from '../../lib/dates';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { changeText } from './webhookWords';

type DeliveryRowProps = {
  delivery: FragmentType<typeof Deliveries_DeliveryFragmentDoc>;
  timeZone: string;
  onReplay: (since: string) => void;
};

/** One change, and what became of it. */
export function DeliveryRow({ delivery: from, timeZone, onReplay }: DeliveryRowProps) {
  const { data: delivery } = useSuspenseFragment({ fragment: Deliveries_DeliveryFragmentDoc, from });
  const { state, failure, attempts, triedAt } = delivery;
  const isDelivered = state === 'delivered';
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {changeText(delivery.kind, delivery.what)}
          <Chip tone={isDelivered ? 'green' : failure ? 'red' : 'stone'}>
            {isDelivered ? 'Delivered' : failure ? 'Failed' : 'Waiting'}
          </Chip>
        </p>
        <p className="text-sm text-mute">
          {triedAt && `${formatMoment(triedAt, timeZone)} · `}
          {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
          {failure && ` · ${failure}`}
        </p>
      </div>
      <Button look="plain" className="-mr-4 shrink-0" onClick={() => onReplay(delivery.since)}>
        Replay from here
      </Button>
    </div>
  );
}
