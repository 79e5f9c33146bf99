import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Member, member } from '../../authorize.js';
import type { Context } from '../../context.js';
import { hotRead } from '../../database/hotRead.js';
import type { Db } from '../../database/orm.js';
import { unauthenticated } from '../../errors.js';
import { offsetOf, pageInfo } from '../../paging.js';
import { trimmed } from '../../text.js';
import { wallClock } from '../../time.js';
import type { DirectoryArgs } from './directory.inputs.js';
import { canReadAdminNotes } from './directory.policy.js';
import {
  countDirectory,
  type DirectoryFilter,
  selectDirectory,
  selectDirectoryCounts,
} from './directory.queries.js';

/** More people than an organization has; a limit all the same, as every list has one. */
const maxPeople = 5_000;

const selectPage = hotRead(
  (db: Db, viewer: Member, filter: DirectoryFilter & Pick<DirectoryArgs, 'page' | 'limit'>) =>
    db.selectNoFrom([
      selectOwnOrganization(db, viewer).as('organization'),
      jsonArrayFrom(selectDirectory(db, viewer, filter).limit(filter.limit).offset(offsetOf(filter))).as(
        'items',
      ),
      jsonObjectFrom(selectDirectoryCounts(db, viewer)).$notNull().as('counts'),
      countDirectory(db, viewer, filter).$asScalar().as('totalItems'),
    ]),
  ['search'],
);

/** One page of the people of one's organization who match, with the counts of them all; one statement. */
export async function readDirectory(ctx: Context, args: DirectoryArgs) {
  const viewer = member(ctx);
  const row = await selectPage.one(ctx.db, viewer, { ...args, search: trimmed(args.search) });
  const { items, counts } = row;
  return {
    items,
    counts,
    organization: withToday(viewer, row.organization),
    pageInfo: pageInfo(args, row.totalItems ?? 0),
  };
}

/** Everybody of one's organization who matches, by name; and whether the notes of the admins are among it. */
export async function listDirectory(ctx: Context, { search, role }: Pick<DirectoryArgs, 'search' | 'role'>) {
  const viewer = member(ctx);
  const filter = { search: trimmed(search), role };
  const { organization, people } = await ctx.db
    .selectNoFrom([
      selectOwnOrganization(ctx.db, viewer).as('organization'),
      jsonArrayFrom(selectDirectory(ctx.db, viewer, filter).limit(maxPeople)).as('people'),
    ])
    .executeTakeFirstOrThrow();
  return { organization: withToday(viewer, organization), people, seesNotes: canReadAdminNotes(viewer) };
}

function selectOwnOrganization(db: Db, viewer: Member) {
  return jsonObjectFrom(
    db
      .selectFrom('organizations')
      .select(['id', 'name', 'description', 'timezone'])
      .where('id', '=', viewer.organizationId),
  );
}

function withToday<Row extends object>(viewer: Member, organization: Row | null) {
  if (!organization) throw unauthenticated();
  return { ...organization, today: wallClock(viewer.timezone).date };
}
