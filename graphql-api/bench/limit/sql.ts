/** What the hand-written statements have in common. Each takes the session as $1 and returns its answer as one text. */
export const viewer = `viewer as (
  select u.id, u.role, u.organization_id as org, (now() at time zone coalesce(o.timezone, 'UTC')) as wall,
    (now() at time zone coalesce(o.timezone, 'UTC'))::date as today
  from sessions s join users u on u.id = s.user_id left join organizations o on o.id = u.organization_id
  where s.id = $1 and s.revoked_at is null and s.expires_at > now() and u.removed_at is null
    and (u.organization_id is null or o.is_active))`;

/** A statement that answers GraphQL's way, with what stands in the FROM of each part. */
export const answer = (field: string, value: string) =>
  `with ${viewer} select json_build_object('data', json_build_object('${field}', ${value}))::text from viewer v`;

export const rows = (query: string) => `(select coalesce(json_agg(x), '[]') from (${query}) x)`;
export const row = (query: string) => `(select to_json(x) from (${query}) x)`;
export const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const organization = row(
  'select id, name, description, timezone, v.today from organizations where id = v.org',
);

const over = `(e.end_date + coalesce(e.end_time, time '24:00') <= v.wall)`;

export const events = (rest: string) => `select e.id, e.title,
    nullif(concat_ws(E'\\n', nullif(e.description, ''), 'Join Meeting: ' || e.video_link,
      'Meeting ID: ' || e.meeting_id, 'Passcode: ' || e.meeting_passcode), '') as description,
    e.location, e.start_date as "startDate", e.end_date as "endDate",
    to_char(e.start_time, 'HH24:MI') as "startTime", to_char(e.end_time, 'HH24:MI') as "endTime",
    e.is_all_day as "isAllDay", e.event_type as "eventType", e.max_volunteers as "maxVolunteers",
    e.confirmed_signups as "confirmedSignups", e.video_link as "videoLink", e.meeting_id as "meetingId",
    e.meeting_passcode as "meetingPasscode", ${instant('e.created_at')} as "createdAt",
    r.status as "userRsvpStatus", ${over} as "hasEnded",
    (not ${over} and r.status is distinct from 'signed_up'
      and (e.max_volunteers is null or e.confirmed_signups < e.max_volunteers)) as "canSignup",
    c.first_name as "creatorName", c.last_name as "creatorLastname"
  from events e left join rsvps r on r.event_id = e.id and r.user_id = v.id
    left join users c on c.id = e.created_by_id
  where e.organization_id = v.org and ${rest}`;

const calendar = 'order by e.start_date, e.start_time nulls first, e.id';
export const upcoming = (limit: number, also = 'true') =>
  events(`e.end_date >= v.today and not ${over} and ${also} ${calendar} limit ${limit}`);
export const between = (first: string, last: string) =>
  events(`e.start_date <= ${last}::date and e.end_date >= ${first}::date ${calendar} limit 1000`);

export const myTasks = (rest: string) => `select t.id, t.title, t.description, t.priority, t.category,
    t.due_date as "dueDate", t.estimated_hours::float8 as "estimatedHours", a.status as "assignmentStatus",
    ${instant('a.assigned_at')} as "assignmentDate", by.first_name as "assignedByName",
    by.last_name as "assignedByLastname", ${instant('a.completed_at')} as "completedAt",
    a.completion_notes as "completionNotes", a.admin_feedback as "adminFeedback",
    t.due_date - v.today as "urgencyLevel",
    coalesce(t.due_date < v.today and a.status <> 'completed', false) as "isOverdue"
  from assignments a join tasks t on t.id = a.task_id left join users by on by.id = a.assigned_by_id
  where a.user_id = v.id and a.organization_id = v.org ${rest}`;

export const taskStats = row(`select count(*)::int as "totalTasks",
    count(*) filter (where a.status <> 'completed')::int as "assignedTasks",
    count(*) filter (where a.status = 'completed')::int as "completedTasks",
    count(*) filter (where a.status <> 'completed' and t.due_date < v.today)::int as "overdueTasks"
  from assignments a join tasks t on t.id = a.task_id where a.user_id = v.id and a.organization_id = v.org`);

const seen = `d.organization_id = v.org and (v.role = 'nonprofit_admin' or d.visibility in ('all', 'volunteers_only'))`;
export const documents = (
  limit: string | number,
) => `select d.id, d.title, d.description, d.category, d.visibility,
    d.is_pinned as "isPinned", d.file_name as "fileName", d.file_type as "fileType",
    greatest(round(d.file_size / 1048576.0, 2), 0.01)::float8 as "fileSizeMb", ${instant('d.created_at')} as "createdAt",
    u.first_name as "uploaderName", u.last_name as "uploaderLastname"
  from documents d left join users u on u.id = d.uploaded_by_id
  where ${seen} order by d.is_pinned desc, d.created_at desc, d.id desc limit ${limit}`;
export const documentCount = `(select count(*)::int from documents d where ${seen})`;

/** Where a page stands in its list. */
export const pageInfo = (limit: string, total: string) => `(select json_build_object('currentPage', 1,
  'totalPages', ceil(n / ${limit}::float8)::int, 'totalItems', n, 'itemsPerPage', ${limit}::int) from (select ${total} as n) c)`;
