import { oneOf, words } from './words.js';

/** So many names exist before they are numbered. */
const names = words.places.length * words.causes.length;

/** The same number gives the same throw and the same id on every machine. */
export const dice = `
  create or replace function pg_temp.die(n bigint, salt int, sides int) returns int language sql immutable
    return ((hashint8extended(n, salt) & 2147483647) % sides)::int;
  create or replace function pg_temp.share(n bigint, salt int) returns float8 language sql immutable
    return pg_temp.die(n, salt, 1000000) / 1000000.0;
  create or replace function pg_temp.make_id(kind text, n bigint, moment timestamptz) returns uuid language sql immutable
    return (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || '7'
      || substr(md5(kind || n), 1, 3) || '8' || substr(md5(kind || n), 4, 15))::uuid;`;

/** $1 now, $2 how many, $3 the number before the first; then $1 the hash of the shared password. */
export const organizations = [
  `create temporary table crowd_organizations on commit drop as
    select n, row_number() over (order by n) as place, opened_at, pg_temp.make_id('organization', n, opened_at) as id,
      name || case when n > ${names} then ' ' || (n - 1) / ${names} + 1 else '' end as name,
      lower(replace(name, ' ', '-')) || case when n > ${names} then '-' || (n - 1) / ${names} + 1 else '' end as domain
    from (select n, $1::timestamptz - make_interval(days => 30 + pg_temp.die(n, 1, 700)) as opened_at,
        -- 617 and the number of names have no divisor in common: every name comes once before one comes twice.
        ${oneOf('places', `(n * 617) % ${names}`)} || ' ' || ${oneOf('causes', `(n * 617) % ${names} / ${words.places.length}`)} as name
      from generate_series($3::bigint + 1, $3::bigint + $2::bigint) n) made`,
  `insert into organizations (id, name, description, website, phone, address, timezone, is_active, password_hash, created_at, updated_at)
    select id, name, 'Neighbors who help where they live.', 'https://' || domain || '.example',
      '+1 555 ' || lpad((n % 10000)::text, 4, '0'), n || ' Main Street', ${oneOf('timezones', 'n')},
      pg_temp.die(n, 2, 25) > 0, $1, opened_at, opened_at
    from crowd_organizations`,
];

/** $1 now, $2 how many people, $3 how many organizations, $4 the number before the first of them. */
export const people = [
  // The first of each is its admin; the others are spread so that a few organizations are large and most are small.
  `create temporary table crowd_people on commit drop as
    select *, row_number() over (partition by organization_id order by removed_at is not null, n) as place,
      case when pg_temp.die(n, 6, 12) > 0 then greatest(joined_at,
        coalesce(removed_at, $1::timestamptz) - rhythm * pg_temp.share(n, 7) * interval '1 day') end as last_login
    from (select p.*, pg_temp.make_id('person', n, joined_at) as id,
        case when not is_admin and pg_temp.die(n, 8, 30) = 0
          then joined_at + ($1::timestamptz - joined_at) * 0.6 end as removed_at,
        (array[7, 14, 30, 30, 60, 120])[1 + pg_temp.die(n, 9, 6)] as rhythm,
        ${oneOf('firstNames', 'pg_temp.die(n, 10, 1000)')} as first_name,
        ${oneOf('lastNames', 'pg_temp.die(n, 11, 1000)')} as last_name
      from (select counted.n, o.id as organization_id, o.domain, o.n as organization_n, i <= $3 or pg_temp.die(counted.n, 5, 60) = 0 as is_admin,
          o.opened_at + case when i <= $3 then interval '0' else ($1::timestamptz - o.opened_at) * pg_temp.share(counted.n, 4) end as joined_at
        from (select i, i + $4::bigint * 1000000 as n, case when i <= $3 then i
            else 1 + floor($3 * power((i - $3 - 1)::float8 / greatest($2 - $3, 1), 1.6))::bigint end as place
          from generate_series(1, $2::bigint) i) counted
        join crowd_organizations o using (place)) p) made`,
  `create unique index on crowd_people (organization_id, place)`,
  `analyze crowd_people`,
  `insert into users (id, organization_id, email, role, first_name, last_name, phone, admin_notes, last_login, removed_at, created_at, updated_at)
    select id, organization_id,
      case when pg_temp.die(n, 12, 700) > 0 or is_admin then replace(lower(first_name || '.' || last_name), 'ë', 'e') || n || '@' || domain || '.example' end,
      case when is_admin then 'nonprofit_admin' else 'volunteer' end, first_name, last_name,
      case when pg_temp.die(n, 13, 3) > 0 then '+1 555 ' || lpad((n % 10000)::text, 4, '0') end,
      case when pg_temp.die(n, 14, 20) = 0 then 'Has a driving licence.' end, last_login, removed_at, joined_at, joined_at
    from crowd_people order by organization_n, n`,
];
