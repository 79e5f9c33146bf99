import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../testing/api.js';

const api = testApi();
const root = fileURLToPath(new URL('../../../', import.meta.url));
// Inside the project, so that the generator finds its preset.
mkdirSync(join(root, '.tmp'), { recursive: true });
const folder = mkdtempSync(join(root, '.tmp', 'typed-client-'));
const page = readFileSync(join(root, 'docs/integrators.md'), 'utf8');
let token: string;

beforeAll(async () => {
  const organization = await api.make.anOrganization();
  await api.make.anEvent(organization, { title: 'Beach cleanup' });
  token = await api.as(await api.make.aVolunteer(organization)).token();
  for (const [, file, text] of page.matchAll(/^```ts (\S+)\n([\s\S]*?)^```$/gm)) {
    writeFileSync(join(folder, file as string), text as string);
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  copyFileSync(join(root, 'schema.graphql'), join(folder, 'schema.graphql'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const node = async (file: string, ...args: string[]) => {
  const env = { PATH: process.env.PATH, HANDRAISE: api.url, TOKEN: token };
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', file, ...args], {
    cwd: folder,
    env,
  });
  return stdout;
};
const tool = (path: string) => join(root, 'node_modules', path);
const strict =
  '--noEmit --strict --skipLibCheck --module nodenext --target es2024 --allowImportingTsExtensions --types node';

test('the client that the page generates is typed, and works', async () => {
  await node(tool('@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.ts');
  await node(tool('typescript/bin/tsc'), ...strict.split(' '), 'upcoming.ts');
  expect(await node('upcoming.ts')).toBe('2099-05-01 Beach cleanup not answered\n');
  const program = readFileSync(join(folder, 'upcoming.ts'), 'utf8');
  writeFileSync(join(folder, 'wrong.ts'), program.replace('userRsvpStatus ??', 'userRsvpStatuss ??'));
  await expect(node(tool('typescript/bin/tsc'), ...strict.split(' '), 'wrong.ts')).rejects.toMatchObject({
    stdout: expect.stringContaining('userRsvpStatus'),
  });
});
