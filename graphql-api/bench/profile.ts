import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findSubjects, requestsFor } from './doors.js';
import { load } from './load.js';
import { connections } from './measure.js';
import type { Operation } from './operation.js';
import type { Cast } from './people.js';
import { type Place, startOurs } from './place.js';

interface CpuProfile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
    children?: number[];
  }[];
  samples: number[];
  timeDeltas: number[];
  startTime: number;
  endTime: number;
}

const shown = 40;

/** Tells in which packages and functions our server spends its time with an operation over GraphQL. */
export async function profile(
  place: Place,
  cast: Cast,
  operation: Operation,
  seconds: number,
): Promise<string> {
  const folder = mkdtempSync(join(place.folder, 'profile-'));
  const ours = await startOurs(place, ['--cpu-prof', `--cpu-prof-dir=${folder}`]);
  await operation.before?.(place, cast[operation.who]);
  const subjects = await findSubjects(place.db, operation, cast[operation.who]);
  const next = requestsFor(operation, 'GraphQL', subjects) ?? requestsFor(operation, 'REST', subjects);
  if (next) await load(ours.port, operation.connections ?? connections, seconds, next);
  await ours.stop();
  const [file = ''] = readdirSync(folder);
  const read = JSON.parse(readFileSync(join(folder, file), 'utf8')) as CpuProfile;
  rmSync(folder, { recursive: true });
  const underLoad = read.endTime - seconds * 1_000_000;
  return `${shares(read, underLoad, packageOf).join('\n')}\n\n${shares(read, underLoad, functionOf).join('\n')}`;
}

type Frame = CpuProfile['nodes'][number]['callFrame'];

/** Of all samples from then on (in microseconds) that were not idle, the share of each name: how a server starts is another matter. */
function shares(
  { nodes, samples, timeDeltas, startTime }: CpuProfile,
  from: number,
  nameOf: (frame: Frame) => string,
): string[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const counts = new Map<string, number>();
  let all = 0;
  let at = startTime;
  for (const [index, id] of samples.entries()) {
    at += timeDeltas[index] ?? 0;
    const frame = frames.get(id);
    if (at < from || !frame || frame.functionName === '(idle)') continue;
    all += 1;
    counts.set(nameOf(frame), (counts.get(nameOf(frame)) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, shown)
    .map(([name, count]) => `${((100 * count) / all).toFixed(1).padStart(5)} %  ${name}`);
}

function packageOf({ url, functionName }: Frame): string {
  if (!url) return functionName;
  return (
    /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? (url.startsWith('node:') ? 'node' : 'handraise')
  );
}

function functionOf(frame: Frame): string {
  const place = frame.url.replace(/.*(node_modules|dist)\//, '');
  return `${frame.functionName || '(anonymous)'} ${place}:${frame.lineNumber + 1}`;
}
