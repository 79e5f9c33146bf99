import { Monitor, Smartphone } from 'lucide-react';
import type { DeviceList_DeviceFragment } from '../../graphql/graphql';
import { formatMoment } from '../../lib/dates';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { deviceName } from './deviceName';

type DeviceRowProps = {
  device: Omit<DeviceList_DeviceFragment, ' $fragmentName'>;
  timeZone: string;
  onEnd: () => void;
};

/** One device: what it is, when it was used, and the button that signs it out. */
export function DeviceRow({ device, timeZone, onEnd }: DeviceRowProps) {
  const name = deviceName(device.userAgent);
  const Icon = /iPhone|Android|iPad/.test(name) ? Smartphone : Monitor;
  return (
    <div className="flex items-center gap-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-mute" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name}
          {device.current && <Chip tone="green">This device</Chip>}
        </p>
        <p className="text-sm text-mute">
          {device.current
            ? `Signed in ${formatMoment(device.createdAt, timeZone)}`
            : `Last used ${formatMoment(device.lastUsedAt, timeZone)}`}
        </p>
        {device.ip && <p className="text-sm text-mute">{device.ip}</p>}
      </div>
      {!device.current && (
        <Button
          look="plain"
          className="-mr-4 shrink-0 whitespace-nowrap"
          aria-label={`Sign out ${name}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </div>
  );
}
