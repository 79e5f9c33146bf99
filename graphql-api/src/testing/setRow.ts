import type { Database, Db } from '../database/orm.js';

/** Changes one row behind the product's back: what only time or an accident would do to it. */
export function setRow(db: Db, table: keyof Database, id: string, values: object): Promise<unknown> {
  return db
    .updateTable(table as 'users')
    .set(values as never)
    .where('id', '=', id)
    .execute();
}
