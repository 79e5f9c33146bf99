import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { sharedPassword } from '../testing/factories.js';

const api = testApi();
const folder = mkdtempSync(join(tmpdir(), 'handraise-recipes-'));
const page = readFileSync(new URL('../../../docs/integrators.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)].map(([, kind, file, text]) => ({
  kind,
  file,
  text: text ?? '',
}));

/** Each recipe: its heading, and what it runs with what it prints. */
const recipes = page
  .split(/^## (?=\d+\. )/m)
  .slice(1)
  .map((part) => ({
    title: part.slice(0, part.indexOf('\n')),
    runs: [...part.matchAll(/^```(sh|ts)\n([\s\S]*?)^```\n+```text\n([\s\S]*?)^```$/gm)].map(
      ([, kind, code, prints]) => ({
        kind: kind ?? '',
        code: code ?? '',
        prints: prints ?? '',
      }),
    ),
  }));
const variables: Record<string, string> = {};

beforeAll(async () => {
  const organization = await api.make.anOrganization();
  const vera = { firstName: 'Vera', lastName: 'Able', email: 'vera@example.org' };
  const volunteer = await api.make.aVolunteer(organization, vera);
  const admin = await api.make.anAdmin(organization, { firstName: 'Ada', lastName: 'Min' });
  const other = await api.make.aVolunteer(organization, { firstName: 'Otto', lastName: 'Zorn' });
  const event = await api.make.anEvent(organization, { title: 'Beach cleanup' });
  const full = await api.make.anEvent(organization, {
    title: 'Soup kitchen',
    startDate: '2099-05-02',
    maxVolunteers: 1,
  });
  await api.as(other).post(`/calendar/events/${full.id}/rsvp`, { status: 'signed_up' });
  const task = await api.make.aTask(organization, [volunteer]);
  await api.make.aDocument(organization, {
    fileName: 'handbook.txt',
    isPinned: true,
    content: Buffer.from('Be kind. Wash your hands.'),
  });
  Object.assign(variables, {
    HANDRAISE: api.url,
    EMAIL: vera.email,
    PASSWORD: sharedPassword,
    TOKEN: await api.as(volunteer).token(),
    ADMIN_TOKEN: await api.as(admin).token(),
    EVENT: event.id,
    FULL_EVENT: full.id,
    TASK: task.id,
  });
  for (const { file, text } of blocks) if (file) writeFileSync(join(folder, file), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a block prints, when it ends well. */
async function run(kind: string, code: string): Promise<string> {
  const file = join(folder, kind === 'ts' ? 'recipe.ts' : 'recipe.sh');
  writeFileSync(file, code);
  const [program, ...args] = kind === 'ts' ? [process.execPath, '--no-warnings', file] : ['bash', '-e', file];
  const env = { PATH: process.env.PATH, ...variables };
  const { stdout } = await promisify(execFile)(program as string, args, {
    cwd: folder,
    env,
    timeout: 20_000,
  });
  return stdout;
}

/** `…` stands for anything. */
const pattern = (prints: string) =>
  new RegExp(
    `^${prints
      .trim()
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\s\\S]*?')}$`,
  );

function has(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
const hasCurl = has('curl') && has('bash');

describe.each(recipes)('$title', ({ runs }) => {
  test('is told for the shell and in TypeScript', () => {
    expect(runs.map(({ kind }) => kind)).toEqual(['sh', 'ts']);
  });

  test.each(runs)('its $kind does what it says', async ({ kind, code, prints }) => {
    if (kind === 'sh' && !hasCurl) return;
    expect((await run(kind, code)).trim()).toMatch(pattern(prints));
  });
});

test('there are thirteen recipes', () => {
  expect(recipes).toHaveLength(13);
});
