import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { newId } from '../../database/id.js';
import { type Db, type Orm, typedSql } from '../../database/orm.js';
import type { Env } from '../../env.js';
import { createMailer } from './newsletter.delivery.js';
import {
  type ClaimedMessage,
  claimMessages,
  handOver,
  leaseSeconds,
  type Outcome,
  releaseClaims,
  renewClaims,
  settle,
  tidyOutbox,
} from './newsletter.outbox.js';

/** Messages on their way at the same time, each over a connection of its own. */
const lanes = 5;
const idleMilliseconds = 2_000;
const renewMilliseconds = (leaseSeconds * 1_000) / 4;
const tidyMilliseconds = 30_000;
const stopMilliseconds = 5_000;
const settleTries = 30;

/** Stops taking messages, waits a little for those on their way, and gives the others back. */
export type StopWorker = () => Promise<void>;

/**
 * Sends what waits in the outbox, on every server that knows a mail server; nobody gets a newsletter twice
 * (newsletter.delivery.ts). Without SMTP_URL it does nothing, and messages wait.
 */
export function startNewsletterWorker(orm: Orm, pool: Pool, env: Env, log: Logger): StopWorker {
  if (!env.smtpUrl) return async () => undefined;
  const db = () => typedSql(orm.em.fork());
  const mailer = createMailer(env, lanes);
  const stopping = new AbortController();
  const onTheirWay = new Map<ClaimedMessage, Promise<void>>();
  const claims = () => [...onTheirWay.keys()].map(({ claim }) => claim);
  const pause = () =>
    sleep(idleMilliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  const warn = (event: string) => (error: unknown) => log.warn({ event, error });

  const send = async (message: ClaimedMessage) => {
    const outcome = await mailer.deliver(message, (sendLastByte) => handOver(pool, message, sendLastByte));
    if (outcome.state !== 'sent') log.warn({ event: 'newsletter_message', message: message.id, ...outcome });
    await settleSurely(db, message, outcome).catch(warn('newsletter_settle'));
  };

  /** Takes as many messages as there are free lanes, and waits for a lane or for messages. */
  const step = async () => {
    const messages = await claimMessages(db(), newId(), lanes - onTheirWay.size);
    for (const message of messages) {
      onTheirWay.set(
        message,
        send(message).finally(() => onTheirWay.delete(message)),
      );
    }
    if (onTheirWay.size === lanes) await Promise.race(onTheirWay.values());
    else if (messages.length === 0) await pause();
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      await step().catch(async (error: unknown) => {
        warn('newsletter_worker')(error);
        await pause();
      });
    }
    await Promise.all(onTheirWay.values());
  };

  const renewing = setInterval(() => {
    if (onTheirWay.size > 0) renewClaims(db(), claims()).catch(warn('newsletter_renew'));
  }, renewMilliseconds);
  const tidying = setInterval(() => tidyOutbox(db()).catch(warn('newsletter_tidy')), tidyMilliseconds);
  const running = run();
  return async () => {
    stopping.abort();
    await Promise.race([running, sleep(stopMilliseconds, undefined, { ref: false })]);
    clearInterval(renewing);
    clearInterval(tidying);
    if (onTheirWay.size > 0) await releaseClaims(db(), claims()).catch(warn('newsletter_release'));
    mailer.close();
  };
}

/** The database may be away for a moment; how a message ended must not be lost for that. */
async function settleSurely(db: () => Db, message: ClaimedMessage, outcome: Outcome): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await settle(db(), message, outcome);
      return;
    } catch (error) {
      if (tries === settleTries) throw error;
      await sleep(1_000, undefined, { ref: false });
    }
  }
}
