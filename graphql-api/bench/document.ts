import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const document = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));

/**
 * Replaces what stands between the two marks of a section of docs/performance.md.
 * @throws when the marks are not there
 */
export function writeSection(name: string, text: string): void {
  const marks = [`<!-- ${name}: the last run -->`, `<!-- ${name}: its end -->`] as const;
  const whole = readFileSync(document, 'utf8');
  const [from, to] = marks.map((mark) => whole.indexOf(mark)) as [number, number];
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no section "${name}".`);
  writeFileSync(document, `${whole.slice(0, from)}${marks[0]}\n${text}\n${whole.slice(to)}`);
}
