import { findSubjects, requestsFor } from './doors.js';
import { load } from './load.js';
import { connections, takeSample } from './measure.js';
import type { Operation } from './operation.js';
import { signInCast } from './people.js';
import { openPlace, startOurs } from './place.js';
import { table } from './report.js';

const wanted = 1.3;

/** Processor milliseconds of Node and PostgreSQL for each request over GraphQL, with the data and with ten times as much. */
export async function withTenTimes(
  organizations: number,
  people: number,
  operations: Operation[],
  seconds: number,
): Promise<string> {
  const once = await costs(organizations, people, operations, seconds);
  const tenTimes = await costs(organizations * 10, people * 10, operations, seconds);
  const rows = operations.map(({ name }) => {
    const [one, ten] = [once.get(name) ?? 0, tenTimes.get(name) ?? 0];
    const ratio = `${(ten / one).toFixed(2)}${ten / one <= wanted ? '' : ` (wanted ${wanted})`}`;
    return [name, one.toFixed(2), ten.toFixed(2), ratio];
  });
  return table([['operation', 'ms/request', 'ms/request with ten times the data', 'ratio'], ...rows]);
}

async function costs(
  organizations: number,
  people: number,
  operations: Operation[],
  seconds: number,
): Promise<Map<string, number>> {
  const place = await openPlace(organizations, people);
  try {
    const cast = await signInCast(place.db, connections * 2);
    const server = await startOurs(place);
    const found = new Map<string, number>();
    for (const operation of operations) {
      const next = requestsFor(
        operation,
        'GraphQL',
        await findSubjects(place.db, operation, cast[operation.who]),
      );
      if (!next) continue;
      await load(server.port, connections, seconds / 3, next);
      const { node, postgres } = await takeSample(
        place,
        operation,
        { name: 'GraphQL', server, next },
        seconds,
      );
      found.set(operation.name, node + postgres);
    }
    await server.stop();
    return found;
  } finally {
    await place.stop();
  }
}
