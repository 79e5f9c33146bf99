import * as part from './sql.js';

const { answer, row, rows, instant } = part;

const name = (person: string) =>
  `coalesce(nullif(trim(concat_ws(' ', ${person}.first_name, ${person}.last_name)), ''), ${person}.email)`;
const found = `from users u where u.organization_id = v.org and u.removed_at is null
  and (v.role = 'nonprofit_admin' or u.email is not null)
  and strpos(u.search_key, (select fold_text($2))) > 0`;

const people = (
  limit: number,
) => `select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone,
  u.role, null as notes, null as "lastLogin", null as "hasPersonalPassword" ${found}
  order by u.name_key, u.id limit ${limit}`;
const allTasks = (
  limit: number,
) => `select t.id, t.title, t.description, t.due_date as "dueDate", t.priority, t.category,
        t.estimated_hours::float8 as "estimatedHours", t.status,
        coalesce(t.due_date < v.today and t.status <> 'completed', false) as "isOverdue",
        ${name('c')} as "createdByName", ${instant('t.created_at')} as "createdAt",
        n.assignments, n."assignmentCount", n."completedAssignments"
      from tasks t left join users c on c.id = t.created_by_id cross join lateral (
        select coalesce(json_agg(json_build_object('userId', a.user_id, 'userEmail', u.email,
            'userFirstName', u.first_name, 'userLastName', u.last_name, 'userName', ${name('u')}, 'status', a.status,
            'assignedAt', ${instant('a.assigned_at')}, 'completedAt', ${instant('a.completed_at')},
            'completionNotes', a.completion_notes, 'adminFeedback', a.admin_feedback)
            order by a.assigned_at, a.id), '[]') as assignments,
          count(*)::int as "assignmentCount",
          count(*) filter (where a.status = 'completed')::int as "completedAssignments"
        from assignments a join users u on u.id = a.user_id where a.task_id = t.id) n
      where t.organization_id = v.org order by t.created_at desc, t.id desc limit ${limit}`;
/** As far as an answer of REST may reach that knows no pages. */
const whole = 1_000;

/** One statement for each read: what can be had from PostgreSQL at all. */
export const reads: Record<string, string> = {
  dashboard: answer(
    'volunteerDashboard',
    `json_build_object('organization', ${part.organization}, 'taskStats', ${part.taskStats},
      'tasks', ${rows(part.myTasks(`order by a.status = 'completed', t.due_date nulls last, t.id limit 5`))},
      'events', ${rows(part.upcoming(5))}, 'documents', ${rows(part.documents(6))})`,
  ),
  tasks: answer(
    'myTasks',
    `json_build_object('items', ${rows(part.myTasks('order by t.due_date nulls last, t.id limit 20'))},
      'stats', ${part.taskStats}, 'pageInfo', ${part.pageInfo(
        '20',
        '(select count(*)::int from assignments a where a.user_id = v.id and a.organization_id = v.org)',
      )})`,
  ),
  month: answer(
    'calendarMonth',
    `json_build_object('month', extract(month from $2::date)::int, 'year', extract(year from $2::date)::int,
      'events', ${rows(part.between('$2', `($2::date + interval '1 month - 1 day')`))})`,
  ),
  event: answer('event', row(part.events('e.id = $2::uuid'))),
  directory: answer(
    'directory',
    `json_build_object('organization', ${part.organization}, 'items', ${rows(people(20))},
      'counts', ${row(`select count(*)::int as total,
        count(*) filter (where u.role = 'nonprofit_admin')::int as admins,
        count(*) filter (where u.role = 'volunteer')::int as volunteers
        from users u where u.organization_id = v.org and u.removed_at is null and u.email is not null`)},
      'pageInfo', ${part.pageInfo('20', `(select count(*)::int ${found})`)})`,
  ),
  documents: answer(
    'documents',
    `json_build_object('items', ${rows(part.documents(20))}, 'pageInfo', ${part.pageInfo('20', part.documentCount)})`,
  ),
  'admin overview': answer(
    'adminDashboard',
    `json_build_object('organization', ${part.organization},
      'volunteerStats', ${row(`select count(*)::int as "totalVolunteers" from users u
        where u.organization_id = v.org and u.role = 'volunteer' and u.removed_at is null and u.email is not null`)},
      'taskOverview', ${row(`select
        (select count(*)::int from tasks where organization_id = v.org) as "totalTasks",
        (select count(*)::int from assignments where organization_id = v.org and status = 'completed')
          as "completedAssignments"`)},
      'upcomingEvents', ${rows(part.upcoming(200, 'e.start_date < v.today + 7'))},
      'nextEvents', ${rows(part.upcoming(3))},
      'recentActivity', ${rows(`select a.id, 'task_assigned' as "activityType", 'task' as type, t.id as "taskId",
        t.title, t.description, t.due_date as "dueDate", a.status, u.first_name as "assigneeFirstName",
        u.last_name as "assigneeLastName", u.email as "assigneeEmail",
        nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as "userName",
        ${instant('a.assigned_at')} as "createdAt"
        from assignments a join tasks t on t.id = a.task_id join users u on u.id = a.user_id
        where a.organization_id = v.org order by a.assigned_at desc, a.id desc limit 8`)},
      'recentDocuments', ${rows(part.documents(6))})`,
  ),
  'admin tasks': answer(
    'adminTasks',
    `json_build_object('items', ${rows(allTasks(20))}, 'pageInfo', ${part.pageInfo(
      '20',
      '(select count(*)::int from tasks where organization_id = v.org)',
    )})`,
  ),
  'all directory': answer(
    'directory',
    `json_build_object('organization', ${part.organization}, 'items', ${rows(people(whole))})`,
  ),
  'all documents': answer('documents', `json_build_object('items', ${rows(part.documents(whole))})`),
  'all admin tasks': answer('adminTasks', `json_build_object('items', ${rows(allTasks(whole))})`),
  'platform overview': `with ${part.viewer}, t as (
      select coalesce(sum(people), 0)::int as people, coalesce(sum(tasks), 0)::int as tasks,
        coalesce(sum(completed_tasks), 0)::int as completed, coalesce(sum(documents), 0)::int as documents,
        coalesce(sum(last_seen_people) filter (where day > (now() at time zone 'UTC')::date - 7), 0)::int as active,
        coalesce(sum(added_people) filter (where day > (now() at time zone 'UTC')::date - 30), 0)::int as added,
        coalesce(sum(sign_ins), 0)::int as logins
      from platform_tallies)
    select json_build_object('data', json_build_object('platformDashboard', json_build_object(
      'stats', json_build_object('totalOrganizations', (select count(*)::int from organizations),
        'totalUsers', t.people, 'totalTasks', t.tasks, 'totalDocuments', t.documents),
      'analytics', json_build_object('activeThisWeek', t.active, 'totalLogins', t.logins, 'newThisMonth', t.added,
        'completedTasks', t.completed, 'pendingTasks', t.tasks - t.completed,
        'topOrganizations', ${rows(`select o.name, largest.people as "userCount" from (
          select organization_id as id, sum(people)::int as people from platform_tallies
          where organization_id is not null group by organization_id having sum(people) > 0
          order by people desc fetch first 4 rows with ties) largest join organizations o using (id)
          order by largest.people desc, o.name, o.id limit 4`)}),
      'organizations', ${rows(`select o.id, o.name, o.description, o.website, o.phone, o.address, o.timezone,
        o.is_active as "isActive",
        (select count(*)::int from users u where u.organization_id = o.id and u.removed_at is null) as "userCount",
        (select count(*)::int from tasks where organization_id = o.id) as "taskCount",
        (select count(*)::int from documents where organization_id = o.id) as "documentCount",
        ${instant('o.created_at')} as "createdAt", ${instant('o.updated_at')} as "updatedAt"
        from organizations o order by o.created_at desc, o.id desc limit 5`)})))::text
    from viewer v, t where v.role = 'super_admin'`,
};
