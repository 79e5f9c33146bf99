import { contentRules } from './icalendar.lint.rules.js';

/** Test support: what a strict reader of RFC 5545 finds wrong, where libraries read on in silence. */
export interface Flaw {
  rule: string;
  text: string;
}

export interface Property {
  name: string;
  parameters: Map<string, string>;
  value: string;
  line: string;
}

export interface Component {
  name: string;
  properties: Property[];
  components: Component[];
}

export type Report = (rule: string, text: string) => void;

/** Every flaw of a file; none when it is right to the letter. */
export function lintCalendar(file: string | Buffer): Flaw[] {
  const flaws: Flaw[] = [];
  const report: Report = (rule, text) => flaws.push({ rule, text: text.slice(0, 200) });
  const calendar = parse(unfold(Buffer.from(file), report), report);
  if (calendar) contentRules(calendar, report);
  return flaws;
}

/** The rules of bytes and lines. */
function unfold(file: Buffer, report: Report): string[] {
  if (file.subarray(0, 3).equals(Buffer.from('\ufeff'))) report('no byte order mark', '');
  const bytes = file.toString('latin1');
  if (!bytes.endsWith('\r\n')) report('the last line ends with CRLF', bytes.slice(-20));
  const physical = bytes.replace(/\r\n$/, '').split('\r\n');
  const unfolded: string[] = [];
  for (const line of physical) {
    if (/[\r\n]/.test(line)) report('CR and LF stand together only', line);
    if (line.length > 75) report('no line has more than 75 octets', line);
    if (line === '') report('no line is empty', '');
    if (!isUtf8(line)) report('no fold cuts a character', line);
    if (/^[ \t]/.test(line) && unfolded.length > 0) unfolded.push(`${unfolded.pop()}${line.slice(1)}`);
    else unfolded.push(line);
  }
  return unfolded.map((line) => Buffer.from(line, 'latin1').toString('utf8'));
}

function isUtf8(latin1: string): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(latin1, 'latin1'));
    return true;
  } catch {
    return false;
  }
}

const contentLine =
  /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*)(?:,(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*)*):([\s\S]*)$/u;

function readProperty(line: string): Property | null {
  const [, name, parameters = '', value] = contentLine.exec(line) ?? [];
  if (name === undefined || value === undefined) return null;
  const pairs = [...parameters.matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|[^;:]*)/g)];
  return {
    name: name.toUpperCase(),
    parameters: new Map(
      pairs.map(([, key = '', text = '']) => [key.toUpperCase(), text.replace(/^"|"$/g, '')]),
    ),
    value,
    line,
  };
}

/** The rules of nesting. */
function parse(lines: string[], report: Report): Component | null {
  const root: Component = { name: '', properties: [], components: [] };
  const open = [root];
  for (const line of lines) {
    const property = readProperty(line);
    if (!property) {
      report('every line is a property with a value', line);
      continue;
    }
    const named = [...line.slice(0, line.length - property.value.length).matchAll(/;([^=;:]+)=/g)];
    if (named.length > property.parameters.size) report('a parameter stands once', line);
    const current = open.at(-1) as Component;
    if (property.name === 'BEGIN') {
      const component = { name: property.value, properties: [], components: [] };
      current.components.push(component);
      open.push(component);
    } else if (property.name === 'END') {
      if (open.length === 1 || property.value !== current.name) report('every END closes its BEGIN', line);
      else open.pop();
    } else {
      if (open.length === 1) report('nothing stands outside VCALENDAR', line);
      if (current.components.length > 0) report('properties stand before components', line);
      current.properties.push(property);
    }
  }
  if (open.length > 1) report('every END closes its BEGIN', `${open.at(-1)?.name} stays open`);
  const [calendar, ...more] = root.components;
  if (more.length > 0 || calendar?.name !== 'VCALENDAR')
    report('the file is one VCALENDAR', String(calendar?.name));
  return calendar ?? null;
}
