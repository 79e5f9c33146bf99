import { type SqlBool, sql } from 'kysely';

/** An instant as ISO text in UTC, as both doors write it. */
export const instant = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The same for a column that may be null. */
export const optionalInstant = (column: string) => instant(column).$castTo<string | null>();

/** A date as `YYYY-MM-DD` text; null stays null. */
export const day = <Nullable extends string | null = string>(column: string) =>
  sql<Nullable>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** A time of day as `HH:MM` text, or null. */
export const clock = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'HH24:MI')`;

/**
 * Whether a folded column (fold_text) contains what somebody searches for, without regard to case and accents.
 * No character of the search means anything but itself.
 */
export const contains = (foldedColumn: string, search: string) =>
  // The select makes a prepared statement fold the search once instead of for every row.
  sql<SqlBool>`strpos(${sql.ref(foldedColumn)}, (select fold_text(${search}))) > 0`;
