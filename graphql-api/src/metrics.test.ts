import { expect, onTestFinished, test } from 'vitest';
import { createMetrics, serveMetrics } from './metrics.js';
import { testApi } from './testing/api.js';

const api = testApi();

test('Prometheus reads how long requests took, under their templates and never under what somebody typed', async () => {
  const pool = await api.database.orm.em.getConnection().getNativeClient();
  const metrics = createMetrics([pool]);
  api.services.metrics = metrics;
  onTestFinished(() => {
    delete api.services.metrics;
  });
  const server = await serveMetrics(metrics, 0, '127.0.0.1');
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };

  const organization = await api.make.anOrganization();
  const person = api.as(await api.make.aVolunteer(organization));
  const event = await api.make.anEvent(organization);
  expect((await person.get(`/calendar/events/${event.id}`)).status).toBe(200);
  await person.graphql('{ viewer { id } }');
  await person.get('/somebody/typed/this');

  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(text).toMatch(/_count\{method="GET",path="\/api\/calendar\/events\/:id",status="200"\} 1/);
  expect(text).toMatch(/_count\{method="POST",path="\/graphql",status="200"\} 1/);
  expect(text).toMatch(/_count\{method="GET",path="unknown",status="404"\} 1/);
  expect(text).toMatch(/handraise_database_connections\{state="idle"\} \d/);
  expect(text).not.toMatch(/somebody/);
  expect(text).not.toContain(event.id);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});
