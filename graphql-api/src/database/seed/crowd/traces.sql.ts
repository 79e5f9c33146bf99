import { oneOf } from './words.js';

/** Sign-ins from the first day of each person to the last, in their own rhythm. */
export const signIns = [
  `insert into sign_in_events (id, user_id, organization_id, succeeded, ip, user_agent, created_at)
    select pg_temp.make_id('sign-in', n * 1000 + k, moment), id, organization_id, k = 0 or pg_temp.die(n * 1000 + k, 60, 40) > 0,
      '198.51.100.' || 1 + pg_temp.die(n, 61, 250), ${oneOf('devices', 'n')}, moment
    from (select p.n, p.id, p.organization_id, k, p.last_login - k * p.rhythm * interval '1 day' as moment
      from crowd_people p cross join generate_series(0, floor(extract(epoch from p.last_login - p.joined_at) / 86400 / p.rhythm)::int) k) made
    order by moment`,
];

/** $1 the super administrator who opened the organizations, or null, $2 how they are called, $3 now. */
export const deeds = [
  `insert into audit_events (id, organization_id, actor_id, actor_name, action, subject_name, details, ip, created_at)
    select pg_temp.make_id(action, n, moment), organization_id, actor_id, actor_name, action, subject_name, details, '203.0.113.7', moment
    from (
      select n, id as organization_id, $1::uuid as actor_id, $2::text as actor_name, 'organization_created' as action,
        name as subject_name, null as details, opened_at as moment
      from crowd_organizations
      union all
      select p.n, p.organization_id, a.id, u.email, d.action, coalesce(s.email, s.first_name || ' ' || s.last_name), d.details, d.moment
      from crowd_people p join crowd_people a on a.organization_id = p.organization_id and a.place = 1
        join users u on u.id = a.id join users s on s.id = p.id
        cross join lateral (values ('member_added', 'volunteer', p.joined_at), ('member_removed', null, p.removed_at),
          ('role_changed', 'volunteer to nonprofit_admin', case when p.is_admin and p.id <> a.id then p.joined_at + interval '1 day' end)) d (action, details, moment)
      where d.moment < $3::timestamptz
    ) made order by moment`,
];
