import fc from 'fast-check';
import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** Texts that have broken programs before. */
const nasty = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    '\u202e',
    '\u200b',
    '\ufeff',
    '\r\n',
    '\t',
    '\u2028',
  ],
  ...[
    "' or 1=1--",
    '"; select pg_sleep(9)--',
    '%',
    '_',
    '\\',
    '$1',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: sent as it stands
    '${7*7}',
    '{{7*7}}',
    '%s%n',
    '<img src=x>',
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '../../etc/passwd',
    '..%2f',
    '%00',
  ],
  ...['%E0%A4%A', 'null', 'undefined', 'NaN', 'Infinity', '-0', '1e999', '0x10', '9223372036854775808'],
  ...['javascript:alert(1)', 'a@b', '@', 'a@b@c', 'x'.repeat(300), 'é'.repeat(5_000), '🙂'.repeat(200)],
  ...[
    '2026-02-30',
    '0000-00-00',
    '10000-01-01',
    '24:00',
    '2026-03-08T02:30:00Z',
    '00000000-0000-0000-0000-000000000000',
  ],
];
const numbers = [0, -1, 1.5, 13, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -1e308, 5e-324, 99_999];

/** Objects that mean something to a query builder, a prototype chain or a template. */
const operators = fc.constantFrom<unknown>(
  { $ne: null },
  { $gt: '' },
  { $or: [{}, {}] },
  { $like: '%' },
  { like: '%' },
  { in: [1] },
  JSON.parse('{"__proto__":{"role":"super_admin"}}'),
  { constructor: { prototype: { role: 'super_admin' } } },
  { toString: 1 },
  { toJSON: 'x', valueOf: 'y' },
  { length: -1 },
  [[[[[[]]]]]],
);

export const wildText = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constant('a'.repeat(100_000)),
);

/** Any JSON at all. */
export const wild: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: wildText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers, true, false, null) },
  { weight: 2, arbitrary: operators },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 3_000 }).map(nested) },
);

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

/** Mostly of the right type and odd, sometimes of any type. */
export function wildFor(type: GraphQLInputType, known: string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: typed(type, known) }, { weight: 1, arbitrary: wild });
}

function typed(type: GraphQLInputType, known: string[]): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return typed(type.ofType, known);
  if (isListType(type)) return fc.array(wildFor(type.ofType, known), { maxLength: 4 });
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields());
    const each = fields.map((field) => [
      field.name,
      fc.option(wildFor(field.type, known), { nil: undefined }),
    ]);
    return fc.record(Object.fromEntries(each) as Record<string, fc.Arbitrary<unknown>>);
  }
  if (isEnumType(named)) return fc.constantFrom(...named.getValues().map(({ name }) => name));
  if (named.name === 'Int') return fc.oneof(fc.integer(), fc.integer({ min: 0, max: 30 }));
  if (named.name === 'Float') return fc.double();
  if (named.name === 'Boolean') return fc.boolean();
  if (named.name === 'LocalDate') {
    const dates = fc.date({ min: new Date('1800-01-01'), max: new Date('2300-01-01'), noInvalidDate: true });
    return fc.oneof(
      dates.map((date) => date.toISOString().slice(0, 10)),
      wildText,
    );
  }
  if (named.name === 'LocalTime')
    return fc.constantFrom('00:00', '09:30', '23:59', '23:59:59', '24:00', '9:3');
  return fc.oneof(fc.constantFrom(...known), wildText);
}
