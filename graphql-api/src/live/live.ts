import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Viewer } from '../context.js';
import { type Db, type Orm, typedSql } from '../database/orm.js';
import { AppError, unavailable } from '../errors.js';
import { findTokenViewer } from '../modules/accessTokens/accessToken.queries.js';
import { findViewer } from '../modules/people/user.queries.js';
import { startListener } from './listener.js';
import { readRecentChanges } from './live.queries.js';
import { Subscriber } from './subscriber.js';

const perPerson = 5;
const perServer = 2_000;
/** What is read for subscribers at the same time, so that requests find connections to the database. */
const readsAtOnce = 3;
const recheckMilliseconds = 60_000;

export interface Change {
  organizationId: string;
  kind: string;
  subjectId: string;
  eventId: string | null;
  personId: string | null;
}

export type Live = ReturnType<typeof startLive>;

/**
 * Tells the people who are connected to this server what has changed for them, whichever server changed it. Without
 * PostgreSQL's notifications nobody is connected, and clients ask again by themselves.
 */
export function startLive(orm: Orm, { url, pool, log }: { url: string; pool: Pool; log: Logger }) {
  const subscribers = new Set<Subscriber>();
  const db = () => typedSql(orm.em.fork());
  const closeAll = () => {
    for (const subscriber of [...subscribers]) subscriber.close();
  };

  const onChange = (change: Change) => {
    for (const subscriber of subscribers) tell(subscriber, change);
  };

  const recheck = async (subscriber: Subscriber) => {
    const { viewer } = subscriber;
    const now = await currentViewer(db(), viewer).catch(() => null);
    if (now?.role !== viewer.role) subscriber.close();
  };
  const onAccess = (id: string) => {
    for (const subscriber of subscribers) {
      const { viewer } = subscriber;
      if (viewer.id === id || viewer.organizationId === id) void recheck(subscriber);
    }
  };

  const listener = startListener(['handraise_changes', 'handraise_access'], {
    url,
    pool,
    log,
    onNotice: (channel, payload) =>
      channel === 'handraise_access' ? onAccess(payload) : onChange(JSON.parse(payload) as Change),
    onDown: closeAll,
  });
  // What ends by the clock alone is told by nobody.
  const rechecking = setInterval(async () => {
    for (const subscriber of [...subscribers]) await recheck(subscriber);
  }, recheckMilliseconds);
  rechecking.unref();

  return {
    ready: listener.ready,

    /**
     * Connects a person, and tells them first what has changed in the last seconds.
     * @throws SERVICE_UNAVAILABLE, RATE_LIMITED for the sixth connection of a person
     */
    subscribe(viewer: Viewer, secondsBack: number): Subscriber {
      if (!listener.isUp() || subscribers.size >= perServer) throw unavailable();
      const own = [...subscribers].filter((other) => other.viewer.id === viewer.id);
      if (own.length >= perPerson) {
        throw new AppError('RATE_LIMITED', 'Too many connections. Please close some and try again.', {
          retryAfterSeconds: 60,
        });
      }
      const subscriber = new Subscriber(viewer, (closed) => subscribers.delete(closed));
      subscribers.add(subscriber);
      // Access that ended between the reading of the token and now was told to nobody.
      void recheck(subscriber);
      if (secondsBack > 0) {
        readRecentChanges(db(), viewer, secondsBack).then(
          (changes) => {
            for (const change of changes) tell(subscriber, change);
          },
          () => subscriber.close(),
        );
      }
      return subscriber;
    },

    inTurn: turns(readsAtOnce),
    closeAll,
    async stop() {
      clearInterval(rechecking);
      closeAll();
      await listener.stop();
    },
  };
}

function tell(subscriber: Subscriber, { organizationId, kind, subjectId, eventId, personId }: Change): void {
  if (subscriber.viewer.organizationId !== organizationId) return;
  const event = kind === 'rsvp' ? eventId : kind === 'event' ? subjectId : null;
  if (event) subscriber.push({ eventId: event });
  if (kind === 'task' && (personId === null || personId === subscriber.viewer.id)) {
    subscriber.push({ taskId: subjectId, isOwn: personId !== null });
  }
}

/** The person of a connection as they are now, or null when their session or token has ended. */
function currentViewer(db: Db, { accessToken, sessionId }: Viewer): Promise<Viewer | null> {
  return accessToken ? findTokenViewer(db, { id: accessToken.id }) : findViewer(db, sessionId);
}

/** Lets so many works run at once; the others wait in order. */
function turns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
