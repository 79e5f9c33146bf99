import { setTimeout as sleep } from 'node:timers/promises';
import pg, { type Pool, type PoolClient, type PoolConfig } from 'pg';
import { isDatabaseAway } from '../errors.js';
import { type Asker, boundConnections } from './wall.js';

/** What a replica shows is never older than this and the second between two looks. */
export const maxLagMilliseconds = 5_000;
const lookEveryMilliseconds = 1_000;
/** So long nobody asks a replica that did not answer. */
const pauseMilliseconds = 5_000;
/** A replica that takes longer is busy or gone; the primary answers instead. */
const answerMilliseconds = 2_000;
const rememberedAskers = 10_000;

export interface ReplicaOptions {
  urls: string[];
  prepared: boolean;
  onPool?: (pool: Pool) => void;
  /** Told when a replica is asked from now on, and when it no longer is. */
  onChange?: (replica: { host: string; usable: boolean }) => void;
}

type Row = Record<string, unknown>;

/** How far the primary was, and when. */
interface Mark {
  position: string;
  at: number;
}

/** The replicas that members' reads may go to (docs/scaling.md). */
export class Replicas {
  private readonly all: Replica[];
  private readonly stopping = new AbortController();
  private marks: Mark[] = [];
  private watching: Promise<void> | undefined;

  /** @param like how the connections to the primary are made; only where they lead differs */
  constructor(
    private readonly primary: Pool,
    like: PoolConfig,
    options: ReplicaOptions,
  ) {
    this.all = options.urls.map((url) => new Replica(url, like, options));
  }

  /** Resolves when it is known which replicas can be asked; looks again each second from then on. */
  async start(): Promise<void> {
    await this.look();
    this.watching = this.watch();
  }

  /**
   * Reads on a replica that has everything the asker has written.
   * @returns null where there is none, or it failed: the primary answers then
   */
  async read(asker: Asker, args: unknown[]): Promise<unknown> {
    const usable = this.all.filter((replica) => replica.isUsable());
    if (usable.length === 0) return null;
    // The same one for the same session: what somebody has seen there stays seen.
    const turn = Number.parseInt(asker.written?.id.slice(-4) ?? '0', 16);
    return usable[turn % usable.length]?.read(asker, args) ?? null;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.watching;
    await Promise.all(this.all.map((replica) => replica.stop()));
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await sleep(lookEveryMilliseconds, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await this.look();
    }
  }

  private async look(): Promise<void> {
    try {
      const at = Date.now();
      const { rows } = await this.primary.query<{ position: string }>(
        'select pg_current_wal_flush_lsn()::text as position',
      );
      this.marks.push({ position: rows[0]?.position ?? '', at });
      // The newest of those that are old enough, or, soon after the start, the oldest there is.
      while (this.marks[1] && this.marks[1].at <= at - maxLagMilliseconds) this.marks.shift();
    } catch {
      // While the primary is away nobody is let in, and so nobody reads; when it is only busy, the marks grow old.
    }
    const isCurrent = (this.marks.at(-1)?.at ?? 0) > Date.now() - maxLagMilliseconds;
    const position = isCurrent ? this.marks[0]?.position : undefined;
    await Promise.all(this.all.map((replica) => replica.compare(position)));
  }
}

class Replica {
  private readonly pool: Pool;
  private readonly connect: (organizationId: string) => Promise<PoolClient>;
  /** How many writes of whom it is known to have. */
  private readonly caughtUp = new Map<string, number>();
  private isNear = false;
  private pausedUntil = 0;

  constructor(
    url: string,
    like: PoolConfig,
    private readonly options: ReplicaOptions,
  ) {
    // A socket that leads nowhere any more is noticed on our side only.
    this.pool = new pg.Pool({ ...like, connectionString: url, query_timeout: answerMilliseconds });
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
    this.connect = boundConnections(this.pool, options.prepared);
    options.onPool?.(this.pool);
  }

  isUsable(): boolean {
    return this.isNear && Date.now() >= this.pausedUntil;
  }

  /** Looks whether it has come as far as the primary was; without knowing that, it has not. */
  async compare(position: string | undefined): Promise<void> {
    const near = position !== undefined && (await this.hasReplayed(position));
    if (near !== this.isNear) this.options.onChange?.({ host: this.pool.options.host ?? '', usable: near });
    this.isNear = near;
    // It may have been replaced meanwhile.
    if (!near) this.caughtUp.clear();
  }

  async read(asker: Asker, args: unknown[]): Promise<unknown> {
    try {
      return (await this.hasAllOf(asker)) ? await this.send(asker.organizationId, args) : null;
    } catch (error) {
      // What is wrong with the statement itself, the primary says.
      if (isDatabaseAway(error) || !(error as { code?: string }).code) this.pause();
      return null;
    }
  }

  stop(): Promise<void> {
    return this.pool.end();
  }

  private hasReplayed(position: string): Promise<boolean> {
    return this.ask('', 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as near', [position]).then(
      ([row]) => row?.near === true,
      () => false,
    );
  }

  private async send(organizationId: string, args: unknown[]): Promise<{ rows: Row[] }> {
    const client = await this.connect(organizationId);
    try {
      const answer = await (client.query as (...args: unknown[]) => Promise<{ rows: Row[] }>)(...args);
      client.release();
      return answer;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }

  private async ask(organizationId: string, text: string, values: unknown[]): Promise<Row[]> {
    return (await this.send(organizationId, [text, values])).rows;
  }

  /** A row that has the count has everything that was written before it was raised. */
  private async hasAllOf({ organizationId, written }: Asker): Promise<boolean> {
    if (!written) return false;
    if ((this.caughtUp.get(written.id) ?? -1) >= written.times) return true;
    const [row] = await this.ask(organizationId, `select writes from ${written.table} where id = $1`, [
      written.id,
    ]);
    const writes = Number(row?.writes ?? -1);
    if (this.caughtUp.size >= rememberedAskers) this.caughtUp.clear();
    this.caughtUp.set(written.id, writes);
    return writes >= written.times;
  }

  private pause(): void {
    this.pausedUntil = Date.now() + pauseMilliseconds;
    this.caughtUp.clear();
  }
}
