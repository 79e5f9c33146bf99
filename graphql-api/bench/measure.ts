import { loadavg } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { type Door, findSubjects, requestsFor } from './doors.js';
import { askOnce, type Load, load, type NextRequest } from './load.js';
import type { Operation } from './operation.js';
import type { Cast } from './people.js';
import type { Measured, Place, Usage } from './place.js';

export const connections = 32;
const rounds = 3;

/** What one door gave for one operation: the median of the rounds. */
export interface Figures {
  operation: string;
  door: Door;
  perSecond: number;
  ratio: number;
  target: number;
  p50: number;
  p99: number;
  statements: number;
  node: number;
  postgres: number;
  memory: number;
  bytes: number;
  /** How busy the machine was, with this and everything else on it. */
  load: number;
}

export interface Servers {
  ours: Measured;
  limit: Measured;
}

/**
 * Measures an operation through all doors in one run, in turns, so that whatever else the machine does meets all alike.
 * @throws when a server fails, or when its answer is not the limit's
 */
export async function measure(
  place: Place,
  servers: Servers,
  cast: Cast,
  operation: Operation,
  seconds: number,
): Promise<Figures[]> {
  const doors: Door[] = ['limit', 'GraphQL', 'REST'];
  const subjects = await findSubjects(place.db, operation, cast[operation.who]);
  const next = new Map(doors.map((door) => [door, requestsFor(operation, door, cast, subjects)]));
  const serverOf = (door: Door) => (door === 'limit' ? servers.limit : servers.ours);
  await compareAnswers(operation, servers, next);
  for (const door of doors)
    await load(serverOf(door).port, connections, seconds / 3, next.get(door) as NextRequest);
  const taken = new Map<Door, Sample[]>(doors.map((door) => [door, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const door of doors) {
      const sample = await takeSample(place, serverOf(door), next.get(door) as NextRequest, seconds / rounds);
      taken.get(door)?.push(sample);
    }
  }
  const figures = doors.map((door) => summary(operation, door, taken.get(door) ?? []));
  const limit = figures[0]?.perSecond ?? 1;
  return figures.map((one) => ({ ...one, ratio: one.perSecond / limit }));
}

interface Sample {
  load: Load;
  statements: number;
  node: number;
  postgres: number;
  memory: number;
}

async function takeSample(
  place: Place,
  server: Measured,
  next: NextRequest,
  seconds: number,
): Promise<Sample> {
  const [before, databaseBefore] = [await server.usage(), place.databaseCpu()];
  const result = await load(server.port, connections, seconds, next);
  const [after, databaseAfter]: [Usage, number] = [await server.usage(), place.databaseCpu()];
  if (result.failed > 0) throw new Error(`${result.failed} of ${result.requests} failed: ${result.failure}`);
  return {
    load: result,
    statements: (after.statements - before.statements) / result.requests,
    node: (after.cpu - before.cpu) / result.requests,
    postgres: (databaseAfter - databaseBefore) / result.requests,
    memory: after.memory,
  };
}

function summary(operation: Operation, door: Door, samples: Sample[]): Figures {
  const times = samples.flatMap(({ load }) => load.milliseconds).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const middle = (of: (sample: Sample) => number) => samples.map(of).sort((a, b) => a - b)[1] ?? 0;
  return {
    operation: operation.name,
    door,
    perSecond: middle(({ load }) => load.requests / load.seconds),
    ratio: 1,
    target: operation.target ?? 0.4,
    p50: at(0.5),
    p99: at(0.99),
    statements: middle((sample) => sample.statements),
    node: middle((sample) => sample.node),
    postgres: middle((sample) => sample.postgres),
    memory: middle((sample) => sample.memory) / 1_048_576,
    bytes: middle(({ load }) => load.bytes / load.requests),
    load: loadavg()[0] ?? 0,
  };
}

/** A limit that answers something else would be no limit. */
async function compareAnswers(
  operation: Operation,
  servers: Servers,
  next: Map<Door, NextRequest>,
): Promise<void> {
  const [expected, given] = await Promise.all(
    (['limit', 'GraphQL'] as const).map((door) =>
      askOnce(door === 'limit' ? servers.limit.port : servers.ours.port, next.get(door) as NextRequest),
    ),
  );
  if (!isDeepStrictEqual(JSON.parse(expected ?? ''), JSON.parse(given ?? '')))
    throw new Error(`${operation.name}: the answers differ.\nlimit: ${expected}\nours:  ${given}`);
}
