import { oneOf } from './words.js';

/** Who makes the tasks, events and documents of an organization, and how many people are there for them. */
const organizationOfEach = (every: number) => `(
  select p.n, p.organization_id, o.opened_at, a.id as admin_id, m.size
  from crowd_people p join crowd_organizations o on o.id = p.organization_id
    join crowd_people a on a.organization_id = o.id and a.place = 1
    join (select organization_id, count(*) filter (where removed_at is null) as size from crowd_people group by 1) m
      on m.organization_id = o.id
  where p.n % ${every} = 0)`;

/** $1 now. Tasks are in the state that their assignments give, as the trigger would have it. */
export const tasks = [
  `create temporary table crowd_tasks on commit drop as
    select *, pg_temp.make_id('task', n, created_at) as id
    from (select *, opened_at + ($1::timestamptz - opened_at) * pg_temp.share(n, 20) as created_at
      from ${organizationOfEach(2)} each_second) made`,
  `create temporary table crowd_assignments on commit drop as
    select t.n, k, t.organization_id, t.id as task_id, p.id as user_id, t.admin_id,
      greatest(t.created_at, p.joined_at) as assigned_at,
      pg_temp.die(t.n * 10 + k, 29, 100)
        < case when greatest(t.created_at, p.joined_at) < $1::timestamptz - interval '14 days' then 85 else 30 end as is_done
    from crowd_tasks t cross join generate_series(0, least(pg_temp.die(t.n, 30, 3), t.size - 1)) k
      join crowd_people p on p.organization_id = t.organization_id and p.place = 1 + (pg_temp.die(t.n, 31, 1000000) + k) % t.size`,
  `insert into tasks (id, organization_id, title, description, due_date, priority, category, estimated_hours, status, created_by_id, created_at, updated_at)
    select id, organization_id, ${oneOf('tasks', 'pg_temp.die(n, 21, 1000)')}, 'Ask at the desk if anything is unclear.',
      case when pg_temp.die(n, 22, 8) > 0 then created_at::date + 3 + pg_temp.die(n, 23, 40) end,
      ${oneOf('priorities', 'pg_temp.die(n, 24, 1000)')}, ${oneOf('taskCategories', 'pg_temp.die(n, 25, 1000)')},
      1 + pg_temp.die(n, 26, 6), case when done = given then 'completed' when done > 0 then 'in_progress' else 'pending' end,
      admin_id, created_at, created_at
    from crowd_tasks left join (select task_id, count(*) as given, count(*) filter (where is_done) as done
      from crowd_assignments group by 1) progress on task_id = id
    order by organization_id, n`,
  `insert into assignments (id, organization_id, task_id, user_id, status, assigned_by_id, assigned_at, completed_at, completed_by_id)
    select pg_temp.make_id('assignment', n * 10 + k, assigned_at), organization_id, task_id, user_id,
      case when is_done then 'completed' when pg_temp.die(n, 27, 3) = 0 then 'in_progress' else 'assigned' end,
      admin_id, assigned_at, case when is_done then least($1::timestamptz, assigned_at + (1 + pg_temp.die(n, 28, 25)) * interval '1 day') end,
      case when is_done then user_id end
    from crowd_assignments order by organization_id, n`,
];

/** $1 now. Nobody takes a seat that does not exist, and events know how many are taken, as the trigger would have it. */
export const events = [
  `create temporary table crowd_events on commit drop as
    select *, pg_temp.make_id('event', n, start_date - interval '35 days') as id,
      case when pg_temp.die(n, 40, 2) = 0 then 6 + pg_temp.die(n, 41, 20) end as seats
    from (select *, (opened_at + ($1::timestamptz + interval '60 days' - opened_at) * pg_temp.share(n, 42))::date as start_date
      from ${organizationOfEach(5)} each_fifth) made`,
  `create temporary table crowd_rsvps on commit drop as
    select e.n, k, e.organization_id, e.id as event_id, p.id as user_id, pg_temp.die(e.n * 100 + k, 45, 12) > 0 as is_yes,
      least($1::timestamptz, greatest(p.joined_at, e.start_date - (1 + pg_temp.die(e.n * 100 + k, 46, 20)) * interval '1 day')) as answered_at
    from crowd_events e cross join generate_series(0, least(4 + pg_temp.die(e.n, 47, 14), e.size - 1, e.seats - 1)) k
      join crowd_people p on p.organization_id = e.organization_id and p.place = 1 + (pg_temp.die(e.n, 48, 1000000) + k) % e.size
    where p.joined_at < e.start_date`,
  `insert into events (id, organization_id, title, location, start_date, end_date, start_time, end_time, event_type, max_volunteers, confirmed_signups, created_by_id, created_at, updated_at)
    select id, organization_id, ${oneOf('events', 'n / 5')}, 'At the usual place', start_date, start_date,
      make_time(8 + pg_temp.die(n, 43, 10), 0, 0), make_time(19 + pg_temp.die(n, 44, 3), 30, 0), ${oneOf('eventTypes', 'n / 5')}, seats,
      coalesce(taken, 0), admin_id, start_date - interval '35 days', start_date - interval '35 days'
    from crowd_events left join (select event_id, count(*) filter (where is_yes) as taken from crowd_rsvps group by 1) answers
      on event_id = id
    order by organization_id, start_date`,
  `insert into rsvps (id, organization_id, event_id, user_id, status, created_at, updated_at)
    select pg_temp.make_id('rsvp', n * 100 + k, answered_at), organization_id, event_id, user_id,
      case when is_yes then 'signed_up' else 'cancelled' end, answered_at, answered_at
    from crowd_rsvps order by organization_id, n`,
];

/** $1 now, $2 the size of the content they share, $3 its hash. */
export const documents = [
  `insert into documents (id, organization_id, title, category, visibility, is_pinned, file_name, file_type, file_size, content_hash, uploaded_by_id, created_at, updated_at)
    select pg_temp.make_id('document', n, created_at), organization_id, ${oneOf('documents', 'n / 20')}, ${oneOf('documentCategories', 'n / 20')},
      case when pg_temp.die(n, 50, 5) = 0 then 'admin_only' else 'all' end, pg_temp.die(n, 51, 6) = 0,
      'document.txt', 'text/plain', $2::int, $3::text, admin_id, created_at, created_at
    from (select *, opened_at + ($1::timestamptz - opened_at) * pg_temp.share(n, 52) as created_at
      from ${organizationOfEach(20)} each_twentieth) made
    order by organization_id
    returning id`,
];
