import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { tidyTraces } from './retention.js';

const api = testApi();

test('sign-ins of long ago and sessions that have long been over are forgotten, all others stay', async () => {
  const organization = await api.make.anOrganization();
  const person = await api.make.aVolunteer(organization);
  const here = api.as(person);
  expect((await here.get('/auth/me')).status).toBe(200);
  const client = await api.database.orm.em.getConnection().getNativeClient();
  for (const days of [1, 399, 401, 800])
    await client.query(
      "insert into sign_in_events (id, user_id, succeeded, ip, created_at) values (gen_random_uuid(), $1, true, '192.0.2.1', now() - make_interval(days => $2))",
      [person.id, days],
    );
  for (const days of [29, 31])
    await client.query(
      "insert into sessions (id, user_id, token_hash, expires_at, revoked_at) values (gen_random_uuid(), $1, $2, now() + interval '1 day', now() - make_interval(days => $3))",
      [person.id, `hash ${days}`, days],
    );

  expect(await tidyTraces(api.database.db)).toBe(3);
  expect(await tidyTraces(api.database.db)).toBe(0);
  const { rows } = await client.query('select count(*)::int as kept from sign_in_events');
  expect(rows[0].kept).toBe(2);
  const counted = await client.query(
    "select sum(sign_ins)::int as long_ago from platform_months where month < now() - interval '300 days'",
  );
  expect(counted.rows[0].long_ago).toBe(3);
  expect((await here.get('/auth/me')).status).toBe(200);
});
