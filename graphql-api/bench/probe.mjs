// Loaded into a measured server before itself: counts what it sends to PostgreSQL, and tells what it has used.
import { readdirSync } from 'node:fs';
import pg from 'pg';

let statements = 0;
const send = pg.Client.prototype.query;
pg.Client.prototype.query = function counted(...args) {
  statements += 1;
  return send.apply(this, args);
};

process.on('message', (asked) => {
  if (asked === 'stop') return process.kill(process.pid, 'SIGTERM');
  const { user, system } = process.cpuUsage();
  const descriptors = readdirSync('/proc/self/fd').length;
  const { rss: memory, heapUsed: heap } = process.memoryUsage();
  process.send?.({ statements, cpu: (user + system) / 1_000, memory, heap, descriptors });
});
// Not to keep a server that wants to end.
process.channel?.unref();
