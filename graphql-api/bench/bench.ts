import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { buildServer } from './build.js';
import { writeSection } from './document.js';
import { files } from './files.js';
import { atHalf } from './half.js';
import { type Figures, measure } from './measure.js';
import type { Operation } from './operation.js';
import { signInCast } from './people.js';
import { openPlace, startLimit, startOurs } from './place.js';
import { profile } from './profile.js';
import { reads } from './reads.js';
import { tableOf } from './report.js';
import { soak } from './soak.js';
import { withTenTimes } from './ten.js';
import { writes } from './writes.js';

const usage = `npm run bench                       all operations, and docs/performance.md
  --only <names>    some of them, and nothing is written
  --profile <name>  where the time of one of them goes
  --half            how long people wait at half of what the server can do, and how soon it is ready
  --ten             what ten times the data costs
  --soak <minutes>  what the memory comes to under load
  --seconds <n>     for each door of an operation, in three rounds (6)
  --organizations <n> --people <n>    how much data there is (200, 20000)
--half, --ten and --soak replace their own section of docs/performance.md, with --only nothing.`;

const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const operations: Operation[] = [...reads, ...writes, ...files];

async function main(): Promise<void> {
  const flags = parseArgs({
    options: {
      only: { type: 'string' },
      profile: { type: 'string' },
      half: { type: 'boolean' },
      ten: { type: 'boolean' },
      soak: { type: 'string' },
      seconds: { type: 'string', default: '6' },
      organizations: { type: 'string', default: '200' },
      people: { type: 'string', default: '20000' },
      help: { type: 'boolean' },
    },
  }).values;
  if (flags.help) return tell(usage);
  const asked = (flags.only ?? flags.profile)?.split(',');
  const chosen = operations.filter(({ name }) => asked?.includes(name) ?? true);
  const [first] = chosen;
  if (!first) throw new Error(`--only names some of: ${operations.map((one) => one.name).join(', ')}`);
  const [organizations, people, seconds] = [flags.organizations, flags.people, flags.seconds].map(Number) as [
    number,
    number,
    number,
  ];
  const data = `${organizations} organizations, ${people} people; Node ${process.version}.`;
  const told = (section: string, text: string) => {
    tell(text);
    if (!flags.only) writeSection(section, `${data}\n\n${text}`);
  };
  buildServer();
  // To look at more data is not the same as to have more of one's own: the organizations grow in number.
  if (flags.ten) return told('ten', await withTenTimes(organizations, people, onlyReads(chosen), seconds));
  tell(`Making ${organizations} organizations with ${people} people ...`);
  const place = await openPlace(organizations, people);
  try {
    // More than there are connections: not everybody has an event to say yes to.
    const cast = await signInCast(place.db, 64);
    if (flags.profile) return tell(await profile(place, cast, first, seconds));
    if (flags.half) return told('half', await atHalf(place, cast, onlyReads(chosen), seconds));
    if (flags.soak) return told('soak', await soak(place, cast, chosen, Number(flags.soak), tell));
    told('table', tableOf(await measureAll(place, cast, chosen, seconds)));
  } finally {
    await place.stop();
  }
}

const onlyReads = (chosen: Operation[]) => chosen.filter((one) => reads.includes(one));

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

await main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
