import { findSubjects, requestsFor } from './doors.js';
import { load } from './load.js';
import { connections } from './measure.js';
import type { Operation } from './operation.js';
import { paced } from './paced.js';
import type { Cast } from './people.js';
import { type Place, startOurs } from './place.js';
import { table } from './report.js';

const wanted = 50;

/** How long people wait when the server is as busy as half of what it can do, operation by operation. */
export async function atHalf(
  place: Place,
  cast: Cast,
  operations: Operation[],
  seconds: number,
): Promise<string> {
  const ours = await startOurs(place);
  const rows: string[][] = [];
  try {
    for (const operation of operations) {
      const subjects = await findSubjects(place.db, operation, cast[operation.who]);
      for (const door of ['GraphQL', 'REST'] as const) {
        const next = requestsFor(operation, door, subjects);
        if (!next) continue;
        const many = operation.connections ?? connections;
        await load(ours.port, many, seconds / 3, next);
        const { requests, seconds: taken, failed, failure } = await load(ours.port, many, seconds / 3, next);
        if (failed > 0) throw new Error(failure);
        const rate = requests / taken / 2;
        const times = await paced(ours.port, many, seconds, rate, next);
        const [p50, p99] = [0.5, 0.99].map((share) => times[Math.floor(times.length * share)] ?? 0) as [
          number,
          number,
        ];
        const told = `${p99.toFixed(1)}${p99 < wanted ? '' : ` (wanted ${wanted})`}`;
        rows.push([operation.name, door, rate.toFixed(0), p50.toFixed(1), told]);
      }
    }
  } finally {
    await ours.stop();
  }
  const ready = `Ready on a migrated database after ${(ours.readyAfter / 1_000).toFixed(1)} s (wanted 3).`;
  return `${ready}\n\n${table([['operation', 'door', 'requests/s', 'p50 ms', 'p99 ms'], ...rows])}`;
}
