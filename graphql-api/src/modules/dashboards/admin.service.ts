import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Member, memberWho } from '../../authorize.js';
import type { Context } from '../../context.js';
import { hotRead } from '../../database/hotRead.js';
import type { Db } from '../../database/orm.js';
import { unauthenticated } from '../../errors.js';
import { wallClock } from '../../time.js';
import { selectDocuments } from '../documents/document.queries.js';
import { selectUpcomingEvents } from '../events/event.queries.js';
import { canReadAdminDashboard } from './admin.policy.js';
import {
  selectEventsOfTheWeek,
  selectRecentActivity,
  selectTaskOverview,
  selectVolunteerStats,
} from './admin.queries.js';

const shown = { nextEvents: 3, activities: 8, documents: 6 };

const selectDashboard = hotRead((db: Db, viewer: Member) =>
  db.selectNoFrom([
    jsonObjectFrom(
      db
        .selectFrom('organizations')
        .select(['id', 'name', 'description', 'timezone'])
        .where('id', '=', viewer.organizationId),
    ).as('organization'),
    jsonObjectFrom(selectVolunteerStats(db, viewer)).$notNull().as('volunteerStats'),
    jsonObjectFrom(selectTaskOverview(db, viewer)).$notNull().as('taskOverview'),
    jsonArrayFrom(selectEventsOfTheWeek(db, viewer)).as('upcomingEvents'),
    jsonArrayFrom(selectUpcomingEvents(db, viewer, shown.nextEvents)).as('nextEvents'),
    jsonArrayFrom(selectRecentActivity(db, viewer, shown.activities)).as('recentActivity'),
    jsonArrayFrom(selectDocuments(db, viewer).limit(shown.documents)).as('recentDocuments'),
  ]),
);

/** Everything the admin's first screen shows, in one statement. */
export async function readAdminDashboard(ctx: Context) {
  const viewer = memberWho(ctx, canReadAdminDashboard);
  const row = await selectDashboard.one(ctx.db, viewer, {});
  if (!row.organization) throw unauthenticated();
  return { ...row, organization: { ...row.organization, today: wallClock(viewer.timezone).date } };
}
