import { findSubjects, requestsFor } from './doors.js';
import { load, type NextRequest } from './load.js';
import { connections } from './measure.js';
import type { Operation } from './operation.js';
import type { Cast } from './people.js';
import { type Place, startOurs } from './place.js';

const wanted = 350;
const megabyte = 1_048_576;
/** Tokens are good for 15 minutes; every slice has fresh ones. */
const sliceSeconds = 30;

/**
 * What the server's memory comes to under a mixture of all reads through both doors, for so many minutes: each
 * connection does one thing after the other.
 */
export async function soak(
  place: Place,
  cast: Cast,
  operations: Operation[],
  minutes: number,
  tell: (line: string) => void,
): Promise<string> {
  const ours = await startOurs(place);
  const kinds = operations.filter(({ connections: few }) => few === undefined);
  const seen: number[] = [];
  let requests = 0;
  try {
    for (let slice = 0; slice < (minutes * 60) / sliceSeconds; slice += 1) {
      const all: NextRequest[] = [];
      for (const operation of kinds) {
        const subjects = await findSubjects(place.db, operation, cast[operation.who]);
        for (const door of ['GraphQL', 'REST'] as const) {
          const next = requestsFor(operation, door, subjects);
          if (next) all.push(next);
        }
      }
      const mixture: NextRequest = (connection, sent, last) =>
        (all[(connection + sent) % all.length] as NextRequest)(connection, sent, last);
      const result = await load(ours.port, connections, sliceSeconds, mixture);
      if (result.failed > 0) throw new Error(result.failure);
      requests += result.requests;
      const { memory } = await ours.usage();
      seen.push(memory / megabyte);
      tell(`${(slice + 1) * sliceSeconds} s: ${(memory / megabyte).toFixed(0)} MB`);
    }
  } finally {
    await ours.stop();
  }
  const half = seen.slice(Math.floor(seen.length / 2));
  const most = Math.max(...seen);
  const growth = (half.at(-1) ?? 0) - (half[0] ?? 0);
  const figures = `${minutes} minutes, ${requests} requests: at most ${most.toFixed(0)} MB${most < wanted ? '' : ` (wanted ${wanted})`}`;
  return `${figures}; after the first minute ${seen[1]?.toFixed(0) ?? '-'} MB, over the second half ${growth >= 0 ? '+' : ''}${growth.toFixed(0)} MB.`;
}
