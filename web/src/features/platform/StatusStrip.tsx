import { useState, useSyncExternalStore } from 'react';
import { onConnectionChange, readConnection } from '../../lib/connection';
import { readSession } from '../../lib/session';
import { grouped } from './platformWords';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' });
const words = { ok: 'Connected', offline: 'Offline', away: 'Server away' };

/** What one wants to know when something looks wrong: when, how many, whether connected and signed in. */
export function StatusStrip({ total, shown }: { total: number; shown: number }) {
  const [updated] = useState(() => clock.format(new Date()));
  const connection = useSyncExternalStore(onConnectionChange, readConnection);
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 rounded-lg bg-stone-soft px-3 py-2 text-sm text-mute">
      <span>Updated: {updated}</span>
      <span>
        Organizations: {grouped(shown)} of {grouped(total)}
      </span>
      <span>Status: {words[connection]}</span>
      <span>Token: {readSession() ? 'Present' : 'Missing'}</span>
    </p>
  );
}
