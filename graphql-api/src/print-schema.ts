import { readFileSync, writeFileSync } from 'node:fs';
import { printedSchema } from './schema.js';

/** `npm run schema` writes schema.graphql; with `--check` it fails when the file is not what the code says. */
const file = new URL('../../schema.graphql', import.meta.url);
const printed = printedSchema();
if (!process.argv.includes('--check')) {
  writeFileSync(file, printed);
} else if (readFileSync(file, 'utf8') !== printed) {
  process.stderr.write('schema.graphql is not what the resolvers say. Run `npm run schema` and review it.\n');
  process.exit(1);
}
