import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { DeviceList_DeviceFragmentDoc } from '../../graphql/graphql';
import { Button } from '../../ui/Button';
import { Confirm } from '../../ui/Confirm';
import { DeviceRow } from './DeviceRow';
import { endMyOtherSessions, endMySession } from './endSessions';

type DeviceListProps = {
  devices: FragmentType<typeof DeviceList_DeviceFragmentDoc>[];
  timeZone: string;
};

const SHOWN = 4;

/** Where the person is signed in, and how to end that. */
export function DeviceList({ devices: from, timeZone }: DeviceListProps) {
  const client = useApolloClient();
  const { data: devices } = useSuspenseFragment({ fragment: DeviceList_DeviceFragmentDoc, from });
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [all, setAll] = useState(false);
  const others = devices.filter(({ current }) => !current).length;

  const showAll = () => {
    // The button goes with the click.
    heading.current?.focus();
    setAll(true);
  };
  const endOne = (id: string) => {
    // The button goes with its row.
    heading.current?.focus();
    void endMySession(client, id);
  };
  const endOthers = async () => {
    setBusy(true);
    const done = await endMyOtherSessions(client);
    setBusy(false);
    if (done) setAsking(false);
  };

  return (
    <div className="flex flex-col items-start gap-2">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        Signed-in devices
      </h3>
      <ul className="w-full divide-y divide-line">
        {devices.slice(0, all ? undefined : SHOWN).map((device) => (
          <li key={device.id} className="py-2">
            <DeviceRow device={device} timeZone={timeZone} onEnd={() => endOne(device.id)} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {others > 1 && (
          <Button look="outline" onClick={() => setAsking(true)}>
            Sign Out All Other Devices
          </Button>
        )}
        {devices.length > SHOWN && !all && (
          <Button look="plain" onClick={showAll}>
            {`Show All ${devices.length}`}
          </Button>
        )}
      </div>
      <Confirm
        open={asking}
        title="Sign out all other devices?"
        text={`${others} other devices will have to sign in again. You stay signed in on this one.`}
        confirmLabel="Sign Out"
        busyLabel="Signing out..."
        busy={busy}
        onConfirm={() => void endOthers()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
