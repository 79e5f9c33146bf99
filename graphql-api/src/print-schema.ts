import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { forbiddenChanges } from './graphql/changes.js';
import { executableSchema, printedSchema } from './schema.js';

/**
 * `npm run schema` writes schema.graphql; with `--check` it fails when the file is not what the code says, or when the
 * code breaks what was published; with `--publish` it makes the present schema the published one.
 */
const root = new URL('../../', import.meta.url);
const file = new URL('schema.graphql', root);
const publishedFile = new URL('docs/schema.published.graphql', root);
const printed = printedSchema();
const asked = (option: string) => process.argv.includes(option);

if (!asked('--check')) {
  writeFileSync(file, printed);
} else if (readFileSync(file, 'utf8') !== printed) {
  refuse(['schema.graphql is not what the resolvers say. Run `npm run schema` and review it.']);
}
if (asked('--check') || asked('--publish')) {
  const published = buildSchema(readFileSync(publishedFile, 'utf8'));
  const changelog = readFileSync(new URL('docs/api-changes.md', root), 'utf8');
  const forbidden = forbiddenChanges(published, executableSchema(), changelog);
  if (forbidden.length > 0) refuse(forbidden);
  else if (asked('--publish')) writeFileSync(publishedFile, printed);
}

function refuse(sentences: string[]): void {
  process.stderr.write(`${sentences.join('\n')}\n`);
  process.exitCode = 1;
}
