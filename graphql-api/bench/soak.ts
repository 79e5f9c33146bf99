import { findSubjects, requestsFor } from './doors.js';
import { load, type NextRequest } from './load.js';
import { connections } from './measure.js';
import type { Operation } from './operation.js';
import type { Cast } from './people.js';
import { type Place, startOurs } from './place.js';
import { reads } from './reads.js';

const wanted = 350;
const megabyte = 1_048_576;
/** Tokens are good for 15 minutes; every slice has fresh ones. */
const sliceSeconds = 30;

/**
 * What the server's memory comes to under everything at once, for so many minutes: six connections sign in, refresh,
 * answer, complete, download and upload 5 MB, one each; all others read, one page after the other. The doors take turns.
 */
export async function soak(
  place: Place,
  cast: Cast,
  operations: Operation[],
  minutes: number,
  tell: (line: string) => void,
): Promise<string> {
  const ours = await startOurs(place);
  const seen: number[] = [];
  const open: { descriptors: number; connections: number }[] = [];
  let requests = 0;
  try {
    for (let slice = 0; slice < (minutes * 60) / sliceSeconds; slice += 1) {
      const mixture = await mixtureOf(place, cast, operations, slice);
      const result = await load(ours.port, connections, sliceSeconds, mixture);
      for (const operation of operations) await operation.after?.(place);
      if (result.failed > 0) throw new Error(result.failure);
      requests += result.requests;
      const { memory, heap, descriptors } = await ours.usage();
      seen.push(memory / megabyte);
      open.push({ descriptors, connections: await connectionsTo(place) });
      tell(
        `${(slice + 1) * sliceSeconds} s: ${(memory / megabyte).toFixed(0)} MB, heap ${(heap / megabyte).toFixed(0)}`,
      );
    }
  } finally {
    await ours.stop();
  }
  const half = seen.slice(Math.floor(seen.length / 2));
  const most = Math.max(...seen);
  const growth = (half.at(-1) ?? 0) - (half[0] ?? 0);
  const figures = `${minutes} minutes, ${requests} requests: at most ${most.toFixed(0)} MB${most < wanted ? '' : ` (wanted ${wanted})`}`;
  const [early, late] = [open[1] ?? open[0], open.at(-1)];
  const held = `Open after the first minute and at the end: ${early?.descriptors} and ${late?.descriptors} descriptors, ${early?.connections} and ${late?.connections} connections to PostgreSQL.`;
  return `${figures}; after the first minute ${seen[1]?.toFixed(0) ?? '-'} MB, over the second half ${growth >= 0 ? '+' : ''}${growth.toFixed(0)} MB. ${held}`;
}

/** How many connections the database has from others than whoever asks. */
async function connectionsTo({ db }: Place): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.n ?? 0;
}

async function mixtureOf(
  place: Place,
  cast: Cast,
  operations: Operation[],
  slice: number,
): Promise<NextRequest> {
  const reading: NextRequest[] = [];
  const changing: NextRequest[] = [];
  for (const operation of operations) {
    const isRead = reads.includes(operation);
    const people = cast[operation.who];
    // One connection is at it: what it needs is laid for one person.
    await operation.before?.(place, people.slice(0, 1));
    const subjects = await findSubjects(place.db, operation, people);
    const doors = (['GraphQL', 'REST'] as const).flatMap(
      (door) => requestsFor(operation, door, subjects) ?? [],
    );
    if (isRead) reading.push(...doors);
    else changing.push(doors[slice % doors.length] as NextRequest);
  }
  return (connection, sent, last) => {
    const next = changing[connection] ?? reading[(connection + sent) % reading.length];
    return (next as NextRequest)(connection, sent, last);
  };
}
