import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { GraphQLDateTimeISO, GraphQLLocalDate, GraphQLLocalTime } from 'graphql-scalars';

/** Narrows a scalar of graphql-scalars, and keeps what was sent out of the error. */
function narrow(
  base: GraphQLScalarType,
  description: string,
  accepts: (value: string) => boolean,
  rule: string,
) {
  const read = (value: unknown): string => {
    try {
      const text = base.parseValue(value) as string;
      if (accepts(text)) return text;
    } catch {
      // The library's sentence repeats the value; ours below does not.
    }
    throw new GraphQLError(rule);
  };
  return new GraphQLScalarType({
    ...base.toConfig(),
    description,
    serialize: (value) => value,
    parseValue: read,
    parseLiteral: (node: ValueNode) => read(node.kind === Kind.STRING ? node.value : undefined),
  });
}

export const LocalDate = narrow(
  GraphQLLocalDate,
  "A date without a time, `YYYY-MM-DD`, from 1900 to 2199, as the calendar on the organization's wall shows it.",
  (date) => date >= '1900-01-01' && date <= '2199-12-31',
  'must be a date such as 2026-05-01',
);

export const LocalTime = narrow(
  GraphQLLocalTime,
  "A time of day, `HH:MM` in 24 hours, as the clock on the organization's wall shows it.",
  (time) => /^\d\d:\d\d$/.test(time),
  'must be a time such as 09:30',
);

export const DateTime = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  description: 'An instant in UTC, such as `2026-05-01T13:30:00.000Z`.',
  // Our queries write instants in this form already.
  serialize: (value) => value,
  parseValue: readInstant,
  parseLiteral: (node: ValueNode) => readInstant(node.kind === Kind.STRING ? node.value : undefined),
});

/** The library's own sentence would repeat what was sent. */
function readInstant(value: unknown): Date {
  try {
    const read = GraphQLDateTimeISO.parseValue(value) as Date;
    if (read.getUTCFullYear() >= 1900 && read.getUTCFullYear() <= 2199) return read;
  } catch {
    // Told below.
  }
  throw new GraphQLError('must be an instant such as 2026-05-01T13:30:00.000Z');
}
