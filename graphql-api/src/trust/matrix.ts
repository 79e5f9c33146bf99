import { executableSchema } from '../schema.js';
import type { TestApi } from '../testing/api.js';
import { factories } from '../testing/factories.js';
import { type Call, everyCall } from './calls.js';
import { fingerprints } from './fingerprint.js';
import { type Belonging, expectedStatus, type Principal, principals } from './principals.js';
import { makePlace, nowhere, type Place } from './world.js';

interface World {
  A: Place;
  B: Place;
  closed: Place;
  nowhere: Place;
}

export interface Cell {
  call: Call;
  principal: Principal;
}

interface Heard {
  status: number;
  text: string;
  headers: Headers;
}

const belongings: Belonging[] = ['own', 'foreign', 'absent'];
const statusOf: Record<string, number> = {
  BAD_USER_INPUT: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
};

/** Every operation and route, asked by each principal. */
export function everyCell(): Cell[] {
  return everyCall(executableSchema()).flatMap((call) =>
    principals.map((principal) => ({ call, principal })),
  );
}

/** Tries cells, each with own, foreign and absent ids, and tells what was not as it should be. */
export async function tryCells(api: TestApi, cells: Cell[]): Promise<{ tried: number; faults: string[] }> {
  const faults: string[] = [];
  const superAdmin = await aSuperAdmin(api);
  const fingerprintsOf = await fingerprints(api.database.db);
  let world: World | undefined;
  let marks: string[] = [];
  let tried = 0;
  for (const { call, principal } of cells) {
    const answers: Partial<Record<Belonging, Heard>> = {};
    for (const belonging of belongings) {
      if (!world) {
        world = await makeWorld(api, superAdmin);
        marks = await fingerprintsOf(world.A.organization, world.B.organization);
      }
      const expected = expectedStatus(call, principal, belonging);
      const heard = await ask(api, world, call, principal, belonging);
      answers[belonging] = heard;
      tried += 1;
      const fault = (what: string) =>
        faults.push(`${call.name} asked by ${principal.name}, ${belonging}: ${what}`);
      const succeeded = heard.status < 300;
      if ((succeeded ? 200 : heard.status) !== expected) {
        fault(`${heard.status} instead of ${expected} ${heard.text.slice(0, 160)}`);
      }
      for (const header of unsafeHeaders(heard.headers)) fault(`the answer's ${header} is not safe`);
      for (const { mark } of strangers(world, principal)) {
        if (heard.text.includes(mark)) fault('tells of the other organization');
      }
      const after = await fingerprintsOf(world.A.organization, world.B.organization);
      const changed = (['A', 'B'] as const).filter((_, index) => after[index] !== marks[index]);
      for (const place of changed) {
        const isTheirs = succeeded && (place === principal.home || principal.column === 3);
        if (!isTheirs) fault(`changes ${place}`);
      }
      marks = after;
      if (changed.length > 0 || (succeeded && call.kind === 'mutation')) world = undefined;
    }
    const { foreign, absent } = answers;
    if (call.takesId && foreign && foreign.status >= 400 && bare(foreign) !== bare(absent)) {
      faults.push(`${call.name} asked by ${principal.name}: foreign and absent differ`);
    }
  }
  return { tried, faults };
}

/** Asks with ids of theirs, of another organization or of nobody; what takes no id is told an organization anyhow. */
async function ask(
  api: TestApi,
  world: World,
  call: Call,
  principal: Principal,
  belonging: Belonging,
): Promise<Heard> {
  const home = principal.home === 'B' ? 'B' : 'A';
  const place = { own: world[home], foreign: world[home === 'A' ? 'B' : 'A'], absent: world.nowhere }[
    belonging
  ];
  const { method, path, body } = call.ask(place, principal, belonging);
  const bearer = principal.key && world[principal.home ?? 'A'].bearers[principal.key];
  const organizationId = place.organization.id;
  const wishes = call.door === 'REST' && !call.takesId && call.useCase !== 'changeOrganizationPassword';
  const address = wishes
    ? `${path}?organization_id=${organizationId}&organizationId=${organizationId}`
    : path;
  const sent = wishes && body ? { organizationId, organization_id: organizationId, ...body } : body;
  // Limits of guessing are not what is tried here.
  if (call.useCase.match(/login|refresh|checkEmail|assword|Feed/)) {
    await api.database.db.deleteFrom('rate_limits' as never).execute();
  }
  const response = await fetch(`${api.url}${address}`, {
    method,
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      'x-organization-id': organizationId,
    },
    body: body === undefined ? undefined : JSON.stringify(sent),
  });
  const answer = await response.text();
  const isRefusal = !response.ok || answer.startsWith('{"errors"');
  // An address that somebody has typed themselves tells them nothing.
  const text = isRefusal ? answer.replaceAll(place.other.email, 'what was sent') : answer;
  if (call.door === 'REST') return { status: response.status, text, headers: response.headers };
  const code = JSON.parse(text).errors?.[0]?.extensions?.code;
  return { status: code ? (statusOf[code] ?? 500) : 200, text, headers: response.headers };
}

/** What every answer says to a browser, whoever asked and however it went. */
const safe: Record<string, RegExp> = {
  'content-security-policy': /(^|; ?)(script-src 'self'|default-src 'none')/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(same-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'x-frame-options': /^(DENY|SAMEORIGIN)$/,
  // Private lists may be kept by the one who has them, if they ask each time.
  'cache-control': /no-store|private.*no-cache|no-cache.*private/,
  'x-request-id': /^[\da-f-]{36}$/,
};
const untold = ['x-powered-by', 'server', 'access-control-allow-origin', 'access-control-allow-credentials'];

function unsafeHeaders(headers: Headers): string[] {
  const missing = Object.entries(safe).filter(([name, wanted]) => !wanted.test(headers.get(name) ?? ''));
  return [...missing.map(([name]) => name), ...untold.filter((name) => headers.has(name))];
}

/** Those of whom this principal must never hear. */
function strangers(world: World, { home, column }: Principal): Place[] {
  if (column === 3) return [];
  return (['A', 'B', 'closed'] as const)
    .filter((place) => place !== home || column === 0)
    .map((place) => world[place]);
}

const bare = (heard?: Heard) =>
  heard && `${heard.status} ${heard.text.replace(/"requestId":"[\w-]+"/g, '"requestId":""')}`;

async function makeWorld(api: TestApi, superAdmin: Place['superAdmin']): Promise<World> {
  const [A, B, closed] = await Promise.all([
    makePlace(api, superAdmin),
    makePlace(api, superAdmin),
    makePlace(api, superAdmin, false),
  ]);
  return { A, B, closed, nowhere: nowhere(superAdmin) };
}

async function aSuperAdmin(api: TestApi): Promise<Place['superAdmin']> {
  const made = await factories(api).aSuperAdmin('the password of the owner');
  return made as Place['superAdmin'];
}
