import 'reflect-metadata';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formBody, formHeaders } from '../../testing/uploads.js';
import { ask, type Cluster, openCluster } from './cluster.js';
import { History } from './history.js';
import { type Sent, steadyLoad } from './load.js';
import { findWrites, makePlaces, type Place, signIn } from './place.js';
import { percentile, rounds, tally } from './rounds.js';
import { launch, type Victim } from './server.js';
import { send } from './wire.js';

const stops = rounds(100);
const perSecond = 100;
/** Of those who come straight and do not look at /readyz. */
const carelessPerSecond = 8;
const lookMilliseconds = 100;
/** A kill -9 of the machine's own comes after ten seconds. */
const limitMilliseconds = 10_000;
let cluster: Cluster;
let url: string;

beforeAll(async () => {
  cluster = await openCluster();
  url = await cluster.emptyDatabase('stops');
});
afterAll(() => cluster?.close());

/** Half of the requests come on connections that are kept, half on new ones; of three one creates. */
function mixed(server: Victim, { admin, volunteers }: Place, name: string, history: History) {
  const once = new Agent({ keepAlive: false });
  return (number: number) => {
    const title = `task ${name} ${number}`;
    const { token } = number % 3 === 0 ? admin : (volunteers[number % 4] as { token: string });
    const kinds = [
      { path: '/api/admin/tasks', token, body: { title } },
      { path: '/api/dashboard/volunteer', token },
      { path: '/graphql', token, body: { query: '{ viewer { id } myTasks { items { id } } }' } },
    ];
    const call = kinds[number % 3] as (typeof kinds)[number];
    const done = (sent: Sent) => {
      if (number % 3 !== 0) return;
      history.note(title, isDone(sent) ? 'acknowledged' : isTurnedAway(sent) ? 'refused' : 'unknown');
    };
    return { url: server.url, call: number % 2 === 0 ? call : { ...call, agent: once }, done };
  };
}

const isDone = ({ reply }: Sent) => reply !== undefined && reply.status < 300 && !reply.json.errors;
/** A whole answer; on a busy machine it may be that one is asked to come again. */
const isAnswered = ({ reply }: Sent) => reply !== undefined && (reply.status < 500 || reply.status === 503);
/** Nobody listened any more, or the connection waited at the door that closed: nothing of it was read. */
const isTurnedAway = ({ fault }: Sent) => fault === 'ECONNREFUSED' || fault === 'ECONNRESET';

/** As a balancer does: looks at /readyz ten times a second and stops sending when it says no. */
async function untilNotReady(url: string): Promise<void> {
  for (;;) {
    const isReady = await send(url, { path: '/readyz' }).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (!isReady) return;
    await sleep(lookMilliseconds);
  }
}

test(`asked to stop ${stops} times under ${perSecond} requests a second, a server answers what it accepted and ends in order`, async () => {
  const history = new History();
  const next = () => launch(url);
  const first = await next();
  await first.ready();
  const [place] = (await makePlaces(url, first.dataDir, 1, 10)) as [Place];
  await signIn(first.url, [place]);
  const all: Sent[] = [];
  const turnedAway: Sent[] = [];
  const broken: string[] = [];
  const took: number[] = [];
  let [server, ahead] = [first, Promise.resolve(first)];
  for (let round = 0; round < stops; round += 1) {
    const balanced = steadyLoad(perSecond, mixed(server, place, `${round}`, history));
    const careless = steadyLoad(carelessPerSecond, mixed(server, place, `careless ${round}`, history));
    await sleep(300);
    const askedAt = performance.now();
    const ended = server.stop();
    if (round < stops - 1) ahead = next();
    await untilNotReady(server.url);
    const sent = await balanced.stop();
    const end = await ended;
    took.push(performance.now() - askedAt);
    const others = await careless.stop();
    all.push(...sent);
    turnedAway.push(...others.filter(isTurnedAway));
    const wrong = [
      ...sent.filter((one) => !isAnswered(one)),
      ...others.filter((one) => !isAnswered(one) && !isTurnedAway(one)),
    ];
    broken.push(...wrong.map(({ fault, reply }) => fault ?? `${reply?.status} ${reply?.text.slice(0, 100)}`));
    expect(end).toEqual({ code: 0, signal: null });
    if (round === stops - 1) break;
    server = await ahead;
    await server.ready();
  }
  const { lost, duplicates, ghosts, acknowledged } = history.judge(await findWrites(url));
  const away = JSON.stringify(tally(turnedAway.map(({ fault = '' }) => fault)));
  const busy = all.filter((one) => isAnswered(one) && !isDone(one)).length;
  console.log(
    `SIGTERM under load: ${stops} stops, ${all.length} requests, ${broken.length} broken, ${busy} times 503`,
  );
  console.log(`SIGTERM under load: of those who did not look at /readyz turned away at the door ${away}`);
  console.log(
    `SIGTERM under load: ended within ${Math.round(Math.max(...took))} ms, half of them ${percentile(took, 50)} ms`,
  );
  console.log(`SIGTERM under load: ${acknowledged} writes acknowledged, ${lost.length} lost`);
  expect({ broken, lost, duplicates, ghosts }).toEqual({ broken: [], lost: [], duplicates: [], ghosts: [] });
  expect(Math.max(...took)).toBeLessThan(limitMilliseconds);
});

const tenMegabytes = Buffer.alloc(10_000_000, 'All that a volunteer has to know. ');

/** Sends an upload as slowly as told, and tells the status of the answer or the fault. */
function upload(
  server: Victim,
  token: string,
  title: string,
  bytesPerSecond: number,
): Promise<number | string> {
  const body = formBody(
    { title },
    { file: { name: 'guide.txt', content: tenMegabytes, type: 'text/plain' } },
  );
  return new Promise((resolve) => {
    const headers = {
      ...formHeaders,
      authorization: `Bearer ${token}`,
      'content-length': String(body.length),
    };
    const sent = request(`${server.url}/api/documents`, { method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', ({ message }) => resolve(message));
    const step = bytesPerSecond / 20;
    let at = 0;
    const timer = setInterval(() => {
      sent.write(body.subarray(at, at + step));
      at += step;
      if (at < body.length && !sent.destroyed) return;
      clearInterval(timer);
      sent.end();
    }, 50);
  });
}

/** Reads a download as slowly as told; tells how many bytes came and whether that was all. */
async function download(server: Victim, token: string, id: string, bytesPerSecond: number) {
  const headers = { authorization: `Bearer ${token}` };
  const sent = request(`${server.url}/api/documents/${id}/download`, { headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let bytes = 0;
  const step = bytesPerSecond / 20;
  const timer = setInterval(() => {
    bytes += (response.read(Math.min(step, response.readableLength)) as Buffer | null)?.length ?? 0;
  }, 50);
  const isWhole = await new Promise<boolean>((resolve) => {
    response.on('end', () => resolve(true));
    response.on('error', () => resolve(false));
  });
  clearInterval(timer);
  return { bytes, isWhole };
}

test.each([
  ['2 MB a second: time enough', 2_000_000, true],
  ['0.4 MB a second: more than there is time for', 400_000, false],
])(
  'a server asked to stop in the middle of 10 MB up and down at %s leaves nothing half done',
  async (speed, bytesPerSecond, inTime) => {
    const database = await cluster.emptyDatabase(`stop_${bytesPerSecond}`);
    const server = await launch(database);
    await server.ready();
    const [place] = (await makePlaces(database, server.dataDir, 1, 1)) as [Place];
    await signIn(server.url, [place]);
    const { token } = place.admin;
    const whole = await upload(server, token, 'whole', 100_000_000);
    const [document] = await ask(database, 'select id from documents');
    const transfers = Promise.all([
      upload(server, token, 'on the way', bytesPerSecond),
      download(server, token, String(document?.id), bytesPerSecond),
    ]);
    await sleep(1_000);
    const askedAt = performance.now();
    const end = await server.stop();
    const took = Math.round(performance.now() - askedAt);
    const [up, down] = await transfers;
    const rows = await ask(database, "select count(*)::int as n from documents where title = 'on the way'");
    console.log(
      `SIGTERM in transfers at ${speed}: upload ${up}, download ${down.bytes} bytes, ended within ${took} ms with ${end.code}`,
    );
    expect(whole).toBe(201);
    expect(end).toEqual({ code: 0, signal: null });
    expect(took).toBeLessThan(limitMilliseconds);
    expect([up === 201, rows[0]?.n]).toEqual(inTime ? [true, 1] : [false, 0]);
    // Half a download never looks like a whole one.
    expect(down.isWhole).toBe(down.bytes === tenMegabytes.length);
    if (inTime) expect(down.isWhole).toBe(true);
  },
);

test('asked a second time, a server stops at once', async () => {
  const database = await cluster.emptyDatabase('stop_twice');
  const server = await launch(database);
  await server.ready();
  // A request that never ends holds the first stop up.
  const endless = request(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '100' },
  });
  endless.on('error', () => undefined);
  endless.write('{');
  await sleep(200);
  server.process.kill('SIGTERM');
  await sleep(1_500);
  const isStillThere = server.process.exitCode === null;
  const ready = await send(server.url, { path: '/readyz' }).catch(({ code }) => code);
  const askedAt = performance.now();
  const end = await server.stop();
  const took = Math.round(performance.now() - askedAt);
  console.log(`a second SIGTERM: ended within ${took} ms with ${end.code}`);
  expect([isStillThere, ready, end]).toEqual([true, 'ECONNREFUSED', { code: 1, signal: null }]);
  expect(took).toBeLessThan(1_000);
});
