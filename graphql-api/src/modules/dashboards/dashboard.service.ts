import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Member, member } from '../../authorize.js';
import type { Context } from '../../context.js';
import { hotRead } from '../../database/hotRead.js';
import type { Db } from '../../database/orm.js';
import { unauthenticated } from '../../errors.js';
import { SortOrder } from '../../paging.js';
import { wallClock } from '../../time.js';
import { selectDocuments } from '../documents/document.queries.js';
import { selectUpcomingEvents } from '../events/event.queries.js';
import { MyTaskSort } from '../tasks/myTask.js';
import { inTaskOrder, selectMyTasks, selectTaskStats } from '../tasks/myTask.queries.js';

const shown = { tasks: 5, events: 5, documents: 6 };

const selectDashboard = hotRead((db: Db, viewer: Member) => {
  // What is still to do comes first; what is done follows.
  const tasks = inTaskOrder(
    selectMyTasks(db, viewer).orderBy((eb) => eb('a.status', '=', 'completed' as never)),
    MyTaskSort.due_date,
    SortOrder.asc,
  ).limit(shown.tasks);
  return db.selectNoFrom([
    jsonObjectFrom(
      db
        .selectFrom('organizations')
        .select(['id', 'name', 'description', 'timezone'])
        .where('id', '=', viewer.organizationId),
    ).as('organization'),
    jsonObjectFrom(selectTaskStats(db, viewer)).$notNull().as('taskStats'),
    jsonArrayFrom(tasks).as('tasks'),
    jsonArrayFrom(selectUpcomingEvents(db, viewer, shown.events)).as('events'),
    jsonArrayFrom(selectDocuments(db, viewer).limit(shown.documents)).as('documents'),
  ]);
});

/** Everything the volunteer's first screen shows, in one statement. */
export async function readVolunteerDashboard(ctx: Context) {
  const viewer = member(ctx);
  const row = await selectDashboard.one(ctx.db, viewer, {});
  if (!row.organization) throw unauthenticated();
  return { ...row, organization: { ...row.organization, today: wallClock(viewer.timezone).date } };
}
