import { isDeepStrictEqual } from 'node:util';
import { ask, type NextRequest } from './load.js';
import type { Door, Operation } from './operation.js';
import type { Measured, Place } from './place.js';

/** A door, the server behind it, and what is sent there. */
export interface DoorTo {
  name: Door | 'limit of REST';
  server: Measured;
  next: NextRequest;
}

/**
 * A limit that does something else would be no limit.
 * @throws when it answers something else, or fewer or other rows, or changes the data by more or less
 */
export async function compare(place: Place, operation: Operation, doors: DoorTo[]): Promise<void> {
  const { effect } = operation;
  const told = effect ? await effects(place, effect, doors) : await answers(doors);
  const equal = (one: DoorTo['name'], other: DoorTo['name'], of = (value: unknown) => value) => {
    const [first, second] = [told.get(one), told.get(other)];
    if (first === undefined || second === undefined || isDeepStrictEqual(of(first), of(second))) return;
    const shown = [first, second].map((some) => JSON.stringify(some).slice(0, 2_000));
    throw new Error(`${operation.name}: ${one} and ${other} differ.\n${shown.join('\n')}`);
  };
  equal('limit', 'GraphQL');
  if (effect) equal('limit', 'REST');
  equal('limit of REST', 'REST', idsIn);
}

type Told = Map<DoorTo['name'], unknown>;

async function answers(doors: DoorTo[]): Promise<Told> {
  const told: Told = new Map();
  for (const { name, server, next } of doors) {
    const [body = ''] = await ask(server.port, next, 1);
    // A file has been measured by its length.
    told.set(name, body && JSON.parse(body));
  }
  return told;
}

/** By how much each door changes each figure, when it is asked twice: what is done, and what is taken back. */
async function effects(place: Place, effect: string, doors: DoorTo[]): Promise<Told> {
  const told: Told = new Map();
  const figures = async () => (await place.db.query(effect)).rows[0] as Record<string, number>;
  for (const { name, server, next } of doors) {
    const before = await figures();
    await ask(server.port, next, 2);
    const after = await figures();
    told.set(
      name,
      Object.entries(after).map(([figure, value]) => [figure, Number(value) - Number(before[figure])]),
    );
  }
  return told;
}

/** Of which rows an answer tells, and in which order; how they are told is each door's own. */
function idsIn(answer: unknown): string[] {
  return JSON.stringify(answer).match(/"id":"[^"]+"/g) ?? [];
}
