import { loadavg } from 'node:os';
import { compare, type DoorTo } from './compare.js';
import { findSubjects, requestsFor, type Subject } from './doors.js';
import { type Load, load } from './load.js';
import type { Door, Operation } from './operation.js';
import type { Cast } from './people.js';
import type { Measured, Place, Usage } from './place.js';

export const connections = 32;
const rounds = 3;

/** What one door gave for one operation: the median of the rounds. */
export interface Figures {
  operation: string;
  door: Door | 'limit of REST';
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
  await operation.before?.(place, cast[operation.who]);
  const doors = doorsOf(operation, servers, await findSubjects(place.db, operation, cast[operation.who]));
  await compare(place, operation, doors);
  for (const door of doors) await takeSample(place, operation, door, seconds / 3);
  const taken = new Map<DoorTo, Sample[]>(doors.map((door) => [door, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const door of doors)
      taken.get(door)?.push(await takeSample(place, operation, door, seconds / rounds));
  }
  const figures = doors.map((door) => summary(operation, door.name, taken.get(door) ?? []));
  return figures.map((one) => ({ ...one, ratio: one.perSecond / limitOf(one.door, figures).perSecond }));
}

/** Of REST, the limit that answers as much as it does. */
function limitOf(door: Figures['door'], figures: Figures[]): Figures {
  const own = door === 'REST' && figures.find((one) => one.door === 'limit of REST');
  return own || (figures[0] as Figures);
}

function doorsOf(operation: Operation, servers: Servers, subjects: Subject[]): DoorTo[] {
  const names = ['limit', 'GraphQL', 'limit of REST', 'REST'] as const;
  return names.flatMap((name) => {
    const next = requestsFor(operation, name, subjects);
    return next ? [{ name, server: name.startsWith('limit') ? servers.limit : servers.ours, next }] : [];
  });
}

export interface Sample {
  load: Load;
  statements: number;
  node: number;
  postgres: number;
  memory: number;
}

/** One round through one door: how fast, and at what cost. */
export async function takeSample(
  place: Place,
  operation: Operation,
  { server, next }: DoorTo,
  seconds: number,
): Promise<Sample> {
  const [before, databaseBefore] = [await server.usage(), place.databaseCpu()];
  const result = await load(server.port, operation.connections ?? connections, seconds, next);
  const [after, databaseAfter]: [Usage, number] = [await server.usage(), place.databaseCpu()];
  await operation.after?.(place);
  if (result.failed > 0) throw new Error(`${result.failed} of ${result.requests} failed: ${result.failure}`);
  return {
    load: result,
    statements: (after.statements - before.statements) / result.requests,
    node: (after.cpu - before.cpu) / result.requests,
    postgres: (databaseAfter - databaseBefore) / result.requests,
    memory: after.memory,
  };
}

function summary(operation: Operation, door: Figures['door'], samples: Sample[]): Figures {
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
