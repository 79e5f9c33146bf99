import { validate } from 'class-validator';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ChangesArgs } from './modules/changes/change.inputs.js';
import { CalendarMonthArgs, EventArgs } from './modules/events/event.inputs.js';
import { MyTasksArgs } from './modules/tasks/task.inputs.js';
import { checkRules } from './rules.js';

const one = fc.oneof(
  fc.integer({ min: -2, max: 200 }),
  fc.constantFrom(2026, 1e9, 0.5, Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true),
  fc.constantFrom('', '5', '0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee', 'x'.repeat(300), [], [5], {}),
  fc.string(),
);

test.each([
  [MyTasksArgs, ['page', 'limit', 'status', 'sort']],
  [CalendarMonthArgs, ['month', 'year']],
  [EventArgs, ['id']],
  [ChangesArgs, ['since', 'first', 'types']],
] as [new () => object, string[]][])(
  'what fits the rules of %o fits again, and nothing else does for it',
  async (type, names) => {
    const input = fc.record(Object.fromEntries(names.map((name) => [name, one])));
    const kinds = new Set<boolean>();
    await fc.assert(
      fc.asyncProperty(input, async (values) => {
        const make = () => Object.assign(new type(), values);
        const faults = await validate(make(), { forbidUnknownValues: false, skipMissingProperties: true });
        const fits = () =>
          checkRules(make(), true).then(
            () => true,
            () => false,
          );
        const expected = faults.length === 0;
        kinds.add(expected);
        expect([await fits(), await fits()]).toEqual([expected, expected]);
      }),
      { numRuns: 1_000, seed: 5 },
    );
    expect([...kinds].sort()).toEqual([false, true]);
  },
);
