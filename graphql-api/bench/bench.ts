import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildServer } from './build.js';
import { files } from './files.js';
import { type Figures, measure } from './measure.js';
import type { Operation } from './operation.js';
import { signInCast } from './people.js';
import { openPlace, startLimit, startOurs } from './place.js';
import { profile } from './profile.js';
import { reads } from './reads.js';
import { tableOf } from './report.js';
import { writes } from './writes.js';

const usage = `npm run bench                       all operations, and docs/performance.md
  --only <name>     one of them, and nothing is written
  --profile <name>  where the time of one of them goes
  --seconds <n>     for each door of an operation, in three rounds (6)
  --organizations <n> --people <n>    how much data there is (200, 20000)`;

const document = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));
const marks = ['<!-- the last run -->', '<!-- its end -->'] as const;
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const operations: Operation[] = [...reads, ...writes, ...files];

async function main(): Promise<void> {
  const flags = parseArgs({
    options: {
      only: { type: 'string' },
      profile: { type: 'string' },
      seconds: { type: 'string', default: '6' },
      organizations: { type: 'string', default: '200' },
      people: { type: 'string', default: '20000' },
      help: { type: 'boolean' },
    },
  }).values;
  if (flags.help) return tell(usage);
  const asked = flags.only ?? flags.profile;
  const chosen = operations.filter(({ name }) => !asked || name === asked);
  if (chosen.length === 0)
    throw new Error(`--only must be one of: ${operations.map((one) => one.name).join(', ')}`);
  buildServer();
  tell(`Making ${flags.organizations} organizations with ${flags.people} people ...`);
  const place = await openPlace(Number(flags.organizations), Number(flags.people));
  try {
    // More than there are connections: not everybody has an event to say yes to.
    const cast = await signInCast(place.db, 64);
    const [first] = chosen;
    if (flags.profile && first) return tell(await profile(place, cast, first, Number(flags.seconds)));
    const figures = await measureAll(place, cast, chosen, Number(flags.seconds));
    tell(tableOf(figures));
    if (!flags.only) write(figures, `${flags.organizations} organizations, ${flags.people} people`);
  } finally {
    await place.stop();
  }
}

async function measureAll(
  place: Parameters<typeof measure>[0],
  cast: Parameters<typeof measure>[2],
  chosen: Operation[],
  seconds: number,
): Promise<Figures[]> {
  const servers = { ours: await startOurs(place), limit: await startLimit(place) };
  try {
    const all: Figures[] = [];
    for (const operation of chosen) {
      const figures = await measure(place, servers, cast, operation, seconds);
      for (const { door, perSecond, ratio } of figures)
        tell(
          `${operation.name.padEnd(18)} ${door.padEnd(8)} ${perSecond.toFixed(0).padStart(6)}/s ${ratio.toFixed(2)}`,
        );
      all.push(...figures);
    }
    return all;
  } finally {
    await Promise.all([servers.ours.stop(), servers.limit.stop()]);
  }
}

function write(figures: Figures[], data: string): void {
  const text = readFileSync(document, 'utf8');
  const [before = '', rest = ''] = text.split(marks[0]);
  const [, after = ''] = rest.split(marks[1]);
  const told = `${marks[0]}\n${data}; Node ${process.version}.\n\n${tableOf(figures)}\n${marks[1]}`;
  writeFileSync(document, `${before}${told}${after}`);
  tell('Written to docs/performance.md');
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
