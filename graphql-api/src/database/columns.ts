import { p } from '@mikro-orm/core';

/** When a row was written first and last: UTC instants, set by the database and by the ORM. */
export const timestamps = {
  createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  updatedAt: p
    .datetime()
    .columnType('timestamptz')
    .defaultRaw('now()')
    .onUpdate(() => new Date()),
};
