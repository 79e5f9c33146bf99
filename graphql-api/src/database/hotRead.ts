import type { Compilable, CompiledQuery } from 'kysely';
import type { Member } from '../authorize.js';
import { placeholderZone, wallClock } from '../time.js';
import type { Db } from './orm.js';

type Values = Record<string, unknown>;

const mark = '\u0001';
const markOf = (name: string) => `${mark}${name}${mark}`;
// biome-ignore lint/suspicious/noControlCharactersInRegex: nobody types this one by accident
const marks = /\u0001(\w+)\u0001/g;
const maxShapes = 200;

/**
 * A read that people wait for: its SQL is built once for each role and each choice of arguments, and later calls only
 * fill in the viewer, the wall clock and the texts named in `texts`. Everything else in the arguments belongs to the
 * shape, and the query may branch on it; of a text it may only know whether there is one.
 */
export function hotRead<Args extends object, Row>(
  select: (db: Db, viewer: Member, args: Args) => Compilable<Row>,
  texts: (keyof Args & string)[] = [],
) {
  const shapes = new Shapes<Row>();
  const all = (db: Db, viewer: Member, args: Args): Promise<Row[]> => {
    const marked = withMarks(args, texts);
    const query = shapes.query(`${viewer.role} ${JSON.stringify(marked)}`, {
      values: () => ({ ...args, ...viewer, ...wallClock(viewer.timezone) }),
      marked: () => select(db, markedViewer(viewer), marked).compile(),
      // What looks like a mark may have been typed by somebody.
      plain: () => (mayHoldMark(args) ? select(db, viewer, args).compile() : null),
    });
    return rowsOf(db, query);
  };
  const one = async (db: Db, viewer: Member, args: Args): Promise<Row> => {
    const [row] = await all(db, viewer, args);
    if (!row) throw new Error('A read of a page gives one row.');
    return row;
  };
  return { all, one };
}

/** The same before there is a viewer: all arguments are texts. */
export function hotLookup<Args extends Record<string, string>, Row>(
  select: (db: Db, args: Args) => Compilable<Row>,
) {
  const shapes = new Shapes<Row>();
  return (db: Db, args: Args): Promise<Row[]> => {
    const marked = withMarks(args, Object.keys(args));
    const query = shapes.query('', {
      values: () => args,
      marked: () => select(db, marked).compile(),
      plain: () => null,
    });
    return rowsOf(db, query);
  };
}

interface Ways<Row> {
  values: () => Values;
  marked: () => CompiledQuery<Row>;
  plain: () => CompiledQuery<Row> | null;
}

/** What was built, the newest shapes of it. */
class Shapes<Row> {
  private readonly known = new Map<string, CompiledQuery<Row>>();

  query(shape: string, { values, marked, plain }: Ways<Row>): CompiledQuery<Row> {
    const without = plain();
    if (without) return without;
    let compiled = this.known.get(shape);
    if (!compiled) {
      const [oldest] = this.known.keys();
      if (oldest !== undefined && this.known.size >= maxShapes) this.known.delete(oldest);
      compiled = marked();
      this.known.set(shape, compiled);
    }
    const filling = values();
    return { ...compiled, parameters: compiled.parameters.map((parameter) => filled(parameter, filling)) };
  }
}

async function rowsOf<Row>(db: Db, query: CompiledQuery<Row>): Promise<Row[]> {
  return (await db.executeQuery(query)).rows;
}

function withMarks<Args extends object>(args: Args, texts: string[]): Args {
  const given = texts.filter((name) => typeof (args as Values)[name] === 'string');
  return { ...args, ...Object.fromEntries(given.map((name) => [name, markOf(name)])) };
}

function markedViewer(viewer: Member): Member {
  return { ...viewer, id: markOf('id'), organizationId: markOf('organizationId'), timezone: placeholderZone };
}

function mayHoldMark(args: object): boolean {
  return JSON.stringify(args).includes('\\u0001');
}

function filled(parameter: unknown, values: Values): unknown {
  if (typeof parameter !== 'string' || !parameter.includes(mark)) return parameter;
  return parameter.replace(marks, (_, name: string) => String(values[name]));
}
